import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import {
  createSigningKey,
  type Keys,
  KeysError,
  loadKeys,
  replaceKeys,
  type SigningKey,
} from './keys.ts';
import type { Log } from './log.ts';

/** How long an access token lasts at most, and so how long an old key must verify after the last. */
export const TOKEN_LIFETIME_MINUTES = 60;
/** Copies of the server that have a file of their own sign with the old key until it is there too. */
export const GRACE_MINUTES = 30;
const POLL_INTERVAL_MS = 2000;
/**
 * How long a new key verifies before it signs: several times the interval at which copies read the
 * file.
 */
export const VERIFY_ONLY_SECONDS = 10;

function isAccepted({ retiredAt }: SigningKey, now: Date): boolean {
  if (retiredAt === undefined) return true;
  const until = Date.parse(retiredAt) + (TOKEN_LIFETIME_MINUTES + GRACE_MINUTES) * 60_000;
  return until > now.getTime();
}

/** The keys whose tokens are good: the one that signs, one to come, and old ones for a while. */
export function acceptedKeys({ jwks }: Keys, now: Date): SigningKey[] {
  return jwks.keys.filter((key) => isAccepted(key, now));
}

/** The key that verifies already and does not sign yet. */
function waitingKey({ jwks }: Keys): SigningKey | undefined {
  return jwks.keys.slice(1).find(({ retiredAt }) => retiredAt === undefined);
}

/**
 * First half of a rotation: a new key that only verifies. Nothing signs with it before every copy
 * of the server has it, so that no copy meets a token that it cannot verify. While one waits, no
 * second one is made.
 * @returns the id of the key that waits
 */
export async function addKey(dataDir: string, now: Date): Promise<string> {
  const keys = await loadKeys(dataDir);
  const waiting = waitingKey(keys);
  if (waiting) return waiting.kid;
  const next: SigningKey = { ...createSigningKey(), addedAt: now.toISOString() };
  const [signing, ...others] = keys.jwks.keys;
  await replaceKeys(dataDir, { ...keys, jwks: { keys: [signing, next, ...others] } });
  return next.kid;
}

/**
 * Second half: the key that waits signs from now on. Those of before verify until their tokens
 * have expired; what is older is dropped.
 * @returns the id of the key that signs
 * @throws {KeysError} when none waits, or not long enough for every copy to have seen it
 */
export async function signWithNewKey(dataDir: string, now: Date): Promise<string> {
  const keys = await loadKeys(dataDir);
  const next = waitingKey(keys);
  if (!next) throw new KeysError('No new key waits: run `npm run admin -- rotate-key` first.');
  const waited = (now.getTime() - Date.parse(next.addedAt ?? '1970-01-01T00:00:00Z')) / 1000;
  if (waited < VERIFY_ONLY_SECONDS) {
    throw new KeysError(
      `The key ${next.kid} is too new: wait ${VERIFY_ONLY_SECONDS} seconds, until every copy of the server has read it.`,
    );
  }
  const retired = acceptedKeys(keys, now)
    .filter(({ kid }) => kid !== next.kid)
    .map((key) => ({ ...key, retiredAt: key.retiredAt ?? now.toISOString() }));
  await replaceKeys(dataDir, { ...keys, jwks: { keys: [next, ...retired] } });
  return next.kid;
}

/** Takes up a rotation while the server runs: everybody who holds `keys` sees the new set. */
export function followKeys(dataDir: string, keys: Keys, log: Log): () => void {
  const path = join(dataDir, 'keys.json');
  const takeUp = async () => {
    try {
      const { jwks, sealingKey } = await loadKeys(dataDir, async () => false);
      if (sealingKey !== keys.sealingKey) {
        log.error('keys.json is of another installation; the keys of before stay');
        return;
      }
      if (JSON.stringify(jwks) === JSON.stringify(keys.jwks)) return;
      const before = keys.jwks.keys[0].kid;
      keys.jwks = jwks;
      const kid = jwks.keys[0].kid;
      log.info(kid === before ? 'another key verifies' : 'another key signs', {
        kid: kid === before ? waitingKey(keys)?.kid : kid,
      });
    } catch (error) {
      log.error('keys.json cannot be used; the keys of before stay', { error });
    }
  };
  // Of a symbolic link it is the file behind it that is watched.
  watchFile(path, { interval: POLL_INTERVAL_MS, persistent: false }, () => void takeUp());
  return () => unwatchFile(path);
}
