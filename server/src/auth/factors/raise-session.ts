import type { PoolClient } from 'pg';
import { AuthError } from '../errors/auth-error.ts';
import type { PartsInside } from '../parts.ts';
import { sessionJson, type SessionJson } from '../sessions/session-json.ts';
import type { AmrEntry, AuthMethod } from '../tokens/access-token.ts';
import { newRefreshToken, refreshTokenHash } from '../tokens/refresh-token.ts';
import { findUserById } from '../users/find-user.ts';
import type { Account } from './account.ts';

/** A session with a higher level, and the sessions that ended with it. */
export interface Raised {
  session: SessionJson;
  /** For `liveSessions.end`, once the transaction is through. */
  ended: string[];
}

/**
 * Raises this session to aal2 and gives it new tokens; those from before are of no use any more.
 * The other sessions of the person that never showed a factor end, as GoTrue has it.
 */
export async function raiseSession(
  parts: PartsInside,
  client: PoolClient,
  { user, sessionId }: Account,
  factorId: string,
  method: AuthMethod,
): Promise<Raised> {
  const at = parts.now();
  const entry: AmrEntry = { method, timestamp: Math.floor(at.getTime() / 1000) };
  const { rows } = await client.query<{ amr: AmrEntry[] }>(
    `update auth.sessions set aal = 'aal2', factor_id = $3, updated_at = $4, refreshed_at = $4,
       amr = jsonb_build_array($5::jsonb) || coalesce((
         select jsonb_agg(each) from jsonb_array_elements(amr) as each
          where each ->> 'method' <> $6), '[]')
      where id = $1 and user_id = $2 returning amr`,
    [sessionId, user.id, factorId, at, JSON.stringify(entry), method],
  );
  const amr = rows[0]?.amr;
  if (!amr) throw new AuthError('session_not_found');
  const refreshToken = newRefreshToken();
  await client.query('delete from auth.refresh_tokens where session_id = $1', [sessionId]);
  await client.query(
    `insert into auth.refresh_tokens (token_hash, user_id, session_id, created_at, updated_at)
     values ($1, $2, $3, $4, $4)`,
    [refreshTokenHash(refreshToken), user.id, sessionId, at],
  );
  const { rows: ended } = await client.query<{ id: string }>(
    `delete from auth.sessions where user_id = $1 and id <> $2 and aal = 'aal1' returning id`,
    [user.id, sessionId],
  );
  const current = await findUserById(client, user.id);
  if (!current) throw new AuthError('user_not_found');
  return {
    session: sessionJson(parts, current, { id: sessionId, aal: 'aal2', amr }, refreshToken),
    ended: ended.map(({ id }) => id),
  };
}
