import { scrypt } from '@noble/hashes/scrypt.js';

export interface Asked {
  passphrase: string;
  salt: Uint8Array;
  cost: number;
}

/** Blocks of 1 kB, and three passes: 32 MB at N = 2¹⁵, which a small phone has. */
const [BLOCK, PASSES] = [8, 3];

/** On a thread of its own: it is slow on purpose. */
self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { passphrase, salt, cost } = data;
  const key = scrypt(passphrase.normalize('NFKC'), salt, {
    N: 2 ** cost,
    r: BLOCK,
    p: PASSES,
    dkLen: 32,
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it answers its own page
  self.postMessage(key);
});
