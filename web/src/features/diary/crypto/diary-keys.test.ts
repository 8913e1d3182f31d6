import { scrypt } from '@noble/hashes/scrypt.js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { changePassphrase, makeKeys, openKeys } from './diary-keys.ts';
import { newRecoveryKey, readRecoveryKey } from './recovery-key.ts';
import { isSealed, open, sealFor, sealWith } from './seal.ts';

// The same function at a low cost, without a thread.
vi.mock('./passphrase-bytes.ts', () => ({
  passphraseBytes: ({ passphrase, salt }: { passphrase: string; salt: Uint8Array }) =>
    Promise.resolve(scrypt(passphrase, salt, { N: 16, r: 8, p: 1, dkLen: 32 })),
}));

const WORDS = 'Hoy lloré en el tranvía 🚋 שלום';
let made: Awaited<ReturnType<typeof makeKeys>>;
beforeAll(async () => {
  made = await makeKeys('tres ríos lentos');
});

describe('a sealed diary', () => {
  it('opens with the passphrase and with the recovery key, however that is typed', async () => {
    const sealed = await sealWith(made.keys.data, WORDS);
    const typed = made.recoveryKey.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    for (const opener of [{ passphrase: 'tres ríos lentos' }, { recoveryKey: typed }]) {
      expect(await open(await openKeys(made.sealed, opener), sealed)).toBe(WORDS);
    }
  });

  it('opens with nothing else', async () => {
    for (const opener of [
      { passphrase: 'tres rios lentos' },
      { passphrase: '' },
      { recoveryKey: newRecoveryKey() },
      { recoveryKey: 'hola' },
    ]) {
      await expect(openKeys(made.sealed, opener)).rejects.toMatchObject({ name: 'SealError' });
    }
  });

  it('takes another passphrase and leaves what was written as it was', async () => {
    const sealed = await sealWith(made.keys.data, WORDS);
    const changed = await changePassphrase(
      made.sealed,
      { passphrase: 'tres ríos lentos' },
      'otra orilla',
    );
    expect(await open(await openKeys(changed, { passphrase: 'otra orilla' }), sealed)).toBe(WORDS);
    await expect(openKeys(changed, { passphrase: 'tres ríos lentos' })).rejects.toMatchObject({
      name: 'SealError',
    });
    const { recoveryKey } = made;
    expect(await open(await openKeys(changed, { recoveryKey }), sealed)).toBe(WORDS);
  });

  it('takes something while it is locked, which only the private key opens', async () => {
    const sealed = await sealFor(made.sealed.publicKey, WORDS);
    expect(isSealed(sealed)).toBe(true);
    expect(await open(made.keys, sealed)).toBe(WORDS);
    const other = await makeKeys('x');
    await expect(open(other.keys, sealed)).rejects.toMatchObject({ name: 'SealError' });
  });

  it('never says the same twice, and notices every change', async () => {
    const [one, other] = [
      await sealWith(made.keys.data, WORDS),
      await sealWith(made.keys.data, WORDS),
    ];
    expect(one).not.toBe(other);
    expect(one).not.toContain('Hoy');
    const changed = one.slice(0, -4) + (one.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    for (const text of [changed, 'd1.x', 'p1.a.b.c', '', 'Hoy lloré']) {
      await expect(open(made.keys, text)).rejects.toMatchObject({ name: 'SealError' });
    }
  });
});

it('makes recovery keys that can be read back', () => {
  const key = newRecoveryKey();
  expect(key).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){7}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(readRecoveryKey(key)).toBe(key.replaceAll('-', ''));
  expect(readRecoveryKey(key.slice(1))).toBeNull();
});
