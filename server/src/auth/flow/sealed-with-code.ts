import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { ExternalIdentity } from '../federation/external-identity.ts';
import type { ProviderTokens } from './provider-tokens.ts';

/** What may lie between callback and exchange; a seal of one kind opens as no other. */
interface Sealed {
  'provider tokens': ProviderTokens;
  'linking identity': ExternalIdentity;
}
type Purpose = keyof Sealed;

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The code itself is kept only as a hash, so what it seals opens for nobody but its bearer. */
function keyOf(code: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', code, '', purpose, 32));
}

export function sealWithCode<P extends Purpose>(
  code: string,
  purpose: P,
  value: Sealed[P],
): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(code, purpose), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws when the code or the purpose is another, or the seal was changed */
export function openWithCode<P extends Purpose>(
  code: string,
  purpose: P,
  sealed: Buffer,
): Sealed[P] {
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyOf(code, purpose),
    sealed.subarray(0, IV_BYTES),
  );
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([
    decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)),
    decipher.final(),
  ]).toString('utf8');
  return JSON.parse(text);
}
