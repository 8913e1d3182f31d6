import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { createSigningKey, type Keys, loadKeys, replaceKeys, type SigningKey } from './keys.ts';
import type { Log } from './log.ts';

/** How long an access token lasts at most, and so how long an old key must verify after the last. */
export const TOKEN_LIFETIME_MINUTES = 60;
/** Other copies of the server sign with the old key until they have seen the new file. */
const GRACE_MINUTES = 2;
const LOOK_EVERY_MS = 2000;

function isAccepted({ retiredAt }: SigningKey, now: Date): boolean {
  if (retiredAt === undefined) return true;
  const until = Date.parse(retiredAt) + (TOKEN_LIFETIME_MINUTES + GRACE_MINUTES) * 60_000;
  return until > now.getTime();
}

/** The keys whose tokens are still good: the one that signs, and old ones until theirs have expired. */
export function acceptedKeys({ jwks }: Keys, now: Date): SigningKey[] {
  return jwks.keys.filter((key) => isAccepted(key, now));
}

/**
 * A new key signs from now on; those of before verify until their tokens have expired, and the next
 * rotation drops what is older. Servers that run take the file up within seconds.
 * @returns the id of the new key
 */
export async function rotateKey(dataDir: string, now: Date): Promise<string> {
  const keys = await loadKeys(dataDir);
  const signing = createSigningKey();
  const retired = acceptedKeys(keys, now).map((key) => ({
    ...key,
    retiredAt: key.retiredAt ?? now.toISOString(),
  }));
  await replaceKeys(dataDir, { ...keys, jwks: { keys: [signing, ...retired] } });
  return signing.kid;
}

/** Takes up a rotation while the server runs: everybody who holds `keys` sees the new set. */
export function followKeys(dataDir: string, keys: Keys, log: Log): () => void {
  const path = join(dataDir, 'keys.json');
  const takeUp = async () => {
    try {
      const { jwks } = await loadKeys(dataDir);
      if (jwks.keys[0].kid === keys.jwks.keys[0].kid) return;
      keys.jwks = jwks;
      log.info('another key signs', { kid: jwks.keys[0].kid });
    } catch (error) {
      log.error('keys.json cannot be used; the keys of before stay', { error });
    }
  };
  watchFile(path, { interval: LOOK_EVERY_MS, persistent: false }, () => void takeUp());
  return () => unwatchFile(path);
}
