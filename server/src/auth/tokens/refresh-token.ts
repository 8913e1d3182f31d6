import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Keys } from '#server/keys.ts';

export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Only this is stored. The token has 256 random bits, so a plain hash is enough. */
export function refreshTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * The token that follows this one in its family. It is derived, not drawn, so that a client whose
 * answer was lost, or a second tab, gets the very same token when it asks again within the reuse
 * interval, although only hashes are stored.
 */
export function nextRefreshToken(keys: Keys, token: string): string {
  return createHmac('sha256', keys.secretKey).update(`refresh ${token}`).digest('base64url');
}
