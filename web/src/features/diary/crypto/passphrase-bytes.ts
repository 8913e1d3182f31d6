import type { Asked } from './passphrase-worker.ts';

/** The bytes of a passphrase by scrypt, in a worker; a second or two on a phone. */
export async function passphraseBytes(asked: Asked): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./passphrase-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) =>
        resolve(data),
      );
      worker.addEventListener('error', () => reject(new Error('no worker')));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a worker
      worker.postMessage(asked);
    });
  } finally {
    worker.terminate();
  }
}
