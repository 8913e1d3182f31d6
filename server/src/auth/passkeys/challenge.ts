import type { Queryable } from '#server/db/pools.ts';
import { AuthError } from '../errors/auth-error.ts';
import type { AuthParts, PartsInside } from '../parts.ts';

const LIFETIME_MS = 5 * 60_000;

type Kind = 'registration' | 'authentication';

/** @returns what the answer must name, and until when (unix seconds) */
export async function createPasskeyChallenge(
  { now }: PartsInside,
  db: Queryable,
  kind: Kind,
  userId: string | null,
  challenge: string,
): Promise<{ challenge_id: string; expires_at: number }> {
  const at = now();
  const expiresAt = new Date(at.getTime() + LIFETIME_MS);
  const { rows } = await db.query<{ id: string }>(
    `with swept as (delete from auth.webauthn_challenges where expires_at < $5)
     insert into auth.webauthn_challenges
       (user_id, challenge_type, session_data, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5) returning id`,
    [userId, kind, { challenge }, expiresAt, at],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('no challenge was made');
  return { challenge_id: id, expires_at: Math.floor(expiresAt.getTime() / 1000) };
}

/**
 * Uses a challenge up, whatever comes of the answer.
 * @throws {AuthError} when it is unknown, used, for somebody or something else, or too old
 */
export async function usePasskeyChallenge(
  { now, pools }: AuthParts,
  kind: Kind,
  userId: string | null,
  id: string,
): Promise<string> {
  const { rows } = await pools.owner.query<{ challenge: string; expires_at: Date }>(
    `delete from auth.webauthn_challenges
      where id = $1 and challenge_type = $2 and user_id is not distinct from $3
      returning session_data ->> 'challenge' as challenge, expires_at`,
    [id, kind, userId],
  );
  const found = rows[0];
  if (!found) throw new AuthError('webauthn_challenge_not_found');
  if (found.expires_at <= now()) throw new AuthError('webauthn_challenge_expired');
  return found.challenge;
}
