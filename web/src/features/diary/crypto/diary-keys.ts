import { randomBytes, toBytes, toText } from './bytes.ts';
import { passphraseBytes } from './passphrase-bytes.ts';
import { newRecoveryKey, readRecoveryKey } from './recovery-key.ts';
import { decrypt, encrypt, type OpenKeys, SealError } from './seal.ts';

/** The keys as the account has them: every one sealed. */
export interface SealedKeys {
  salt: string;
  /** Of scrypt: N is two to this power. */
  cost: number;
  byPassphrase: string;
  byRecovery: string;
  publicKey: string;
  privateKey: string;
}

/** OWASP's cheat sheet on storing passwords names N = 2¹⁵, r = 8, p = 3 among its choices. */
const COST = 15;
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** What opens the diary: the words that its person knows, or the key that was written down. */
export type Opener = { passphrase: string } | { recoveryKey: string };

export interface MadeKeys {
  sealed: SealedKeys;
  keys: OpenKeys;
  /** Shown once, to be written down. */
  recoveryKey: string;
}

/** New keys: nobody has them before they are stored. */
export async function makeKeys(passphrase: string): Promise<MadeKeys> {
  const data = randomBytes(32);
  const pair = await crypto.subtle.generateKey(CURVE, true, ['deriveBits']);
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', pair.privateKey);
  const dataKey = await aesKey(data);
  const recoveryKey = newRecoveryKey();
  const sealed = {
    ...(await byPassphrase(passphrase, data)),
    byRecovery: await encrypt(await recoveryAes(recoveryKey), data),
    publicKey: toText(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))),
    privateKey: await encrypt(dataKey, pkcs8),
  };
  return { sealed, keys: { data: dataKey, private: await privateKey(pkcs8) }, recoveryKey };
}

/** @throws {SealError} where it is not the right one */
export async function openKeys(sealed: SealedKeys, opener: Opener): Promise<OpenKeys> {
  const data = await aesKey(await dataBytes(sealed, opener));
  return {
    data,
    private: await privateKey(await decrypt(data, sealed.privateKey.split('.'))),
  };
}

/**
 * Another passphrase for the same diary: only the key is sealed anew, nothing that was written.
 * @throws {SealError} where the opener is not the right one
 */
export async function changePassphrase(
  sealed: SealedKeys,
  opener: Opener,
  next: string,
): Promise<SealedKeys> {
  const data = await dataBytes(sealed, opener);
  return { ...sealed, ...(await byPassphrase(next, data)) };
}

async function byPassphrase(passphrase: string, data: BufferSource) {
  const salt = randomBytes(16);
  const bytes = await passphraseBytes({ passphrase, salt, cost: COST });
  return {
    salt: toText(salt),
    cost: COST,
    byPassphrase: await encrypt(await aesKey(bytes), data),
  };
}

async function dataBytes(sealed: SealedKeys, opener: Opener): Promise<ArrayBuffer> {
  if ('recoveryKey' in opener) {
    return await decrypt(await recoveryAes(opener.recoveryKey), sealed.byRecovery.split('.'));
  }
  const { salt, cost } = sealed;
  const { passphrase } = opener;
  const bytes = await passphraseBytes({ passphrase, salt: toBytes(salt), cost });
  return await decrypt(await aesKey(bytes), sealed.byPassphrase.split('.'));
}

/** Random enough to need no slow function. @throws {SealError} */
async function recoveryAes(typed: string): Promise<CryptoKey> {
  const signs = readRecoveryKey(typed);
  if (signs === null) throw new SealError('no recovery key');
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(signs));
  return await aesKey(bytes);
}

function aesKey(bytes: BufferSource): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

function privateKey(pkcs8: BufferSource): Promise<CryptoKey> {
  return crypto.subtle.importKey('pkcs8', pkcs8, CURVE, false, ['deriveBits']);
}
