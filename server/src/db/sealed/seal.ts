import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from '#server/keys.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Every sealed value begins with it. */
export const SEALED = 'v1.';

function keyOf({ sealingKey }: Pick<Keys, 'sealingKey'>): Buffer {
  return Buffer.from(sealingKey, 'base64url');
}

/**
 * Seals what must be read back later. `owner` (what it is and whose) is bound to it: moved to
 * another row it does not open.
 */
export function seal(keys: Pick<Keys, 'sealingKey'>, owner: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(keys), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${SEALED}${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

/** @throws when it was sealed with another key, for another row, or was changed */
export function unseal(keys: Pick<Keys, 'sealingKey'>, owner: string, sealed: string): string {
  if (!sealed.startsWith(SEALED)) throw new Error('not a sealed value');
  const bytes = Buffer.from(sealed.slice(SEALED.length), 'base64url');
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, keyOf(keys), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag);
  const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
  return Buffer.concat(text).toString('utf8');
}
