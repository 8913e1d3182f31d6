import { randomBytes, toBytes, toText } from './bytes.ts';

/**
 * What is sealed, as text: which way, and then its parts. `d1` with the data key, `p1` for the
 * public key, by a device on which the diary is locked (docs/decisions/017).
 */
const WITH_KEY = 'd1';
const FOR_PUBLIC_KEY = 'p1';
const IV_BYTES = 12;
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** The seal does not open: another key, or something that is none of ours. */
export class SealError extends Error {
  override name = 'SealError';
}

/** What is needed to open. */
export interface OpenKeys {
  data: CryptoKey;
  private: CryptoKey;
}

export const isSealed = (text: string) => /^[dp]1\.[\w.-]+$/.test(text);

export async function sealWith(key: CryptoKey, text: string): Promise<string> {
  return `${WITH_KEY}.${await encrypt(key, new TextEncoder().encode(text))}`;
}

/** For whoever has the private key: the device itself cannot open it again. */
export async function sealFor(publicKey: string, text: string): Promise<string> {
  const own = await crypto.subtle.generateKey(CURVE, true, ['deriveBits']);
  const theirs = await crypto.subtle.importKey('raw', toBytes(publicKey), CURVE, false, []);
  const key = await agreedKey(own.privateKey, theirs);
  const sent = toText(new Uint8Array(await crypto.subtle.exportKey('raw', own.publicKey)));
  return `${FOR_PUBLIC_KEY}.${sent}.${await encrypt(key, new TextEncoder().encode(text))}`;
}

/** @throws {SealError} */
export async function open(keys: OpenKeys, sealed: string): Promise<string> {
  const [way, ...parts] = sealed.split('.');
  try {
    if (way === WITH_KEY && parts.length === 2) return text(await decrypt(keys.data, parts));
    const [sent = '', ...rest] = parts;
    if (way !== FOR_PUBLIC_KEY || rest.length !== 2) throw new SealError('unknown form');
    const theirs = await crypto.subtle.importKey('raw', toBytes(sent), CURVE, false, []);
    return text(await decrypt(await agreedKey(keys.private, theirs), rest));
  } catch (error) {
    throw error instanceof SealError ? error : new SealError('does not open');
  }
}

const text = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes);

async function agreedKey(own: CryptoKey, theirs: CryptoKey): Promise<CryptoKey> {
  const bits = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, own, 256);
  const secret = await crypto.subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode('remanso diary p1');
  return await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** @returns the initialisation vector, made anew each time, and the sealed bytes */
export async function encrypt(key: CryptoKey, bytes: BufferSource): Promise<string> {
  const iv = randomBytes(IV_BYTES);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes);
  return `${toText(iv)}.${toText(new Uint8Array(sealed))}`;
}

/** @throws {SealError} */
export async function decrypt(key: CryptoKey, parts: readonly string[]): Promise<ArrayBuffer> {
  const [iv = '', sealed = ''] = parts;
  try {
    return await crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, key, toBytes(sealed));
  } catch {
    throw new SealError('does not open');
  }
}
