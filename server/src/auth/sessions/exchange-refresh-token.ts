import type { AuthParts } from '../parts.ts';
import { refreshTokenHash } from '../tokens/refresh-token.ts';
import { USER_COLUMNS } from '../users/find-user.ts';
import type { RefreshTokenRow } from './find-refresh-token.ts';

export interface Exchange extends RefreshTokenRow {
  /** False when the token was used before, its session is over, or its person may not come in. */
  exchanged: boolean;
}

/**
 * Exchanges a refresh token for `next`, in one statement, and says whose it is. The row is as it
 * was before the exchange and says why an exchange was refused.
 * @returns undefined when nobody has this token
 */
export async function exchangeRefreshToken(
  { pools, config, now }: AuthParts,
  token: string,
  next: string,
): Promise<Exchange | undefined> {
  const at = now();
  const { rows } = await pools.owner.query<Exchange>({
    name: 'auth-exchange-refresh-token',
    text: `with given as (
             select t.id as token_id, t.revoked, t.updated_at as token_updated_at,
               s.id as session_id, s.aal, s.amr, s.not_after,
               coalesce(s.refreshed_at, s.created_at) as last_active_at, ${USER_COLUMNS}
               from auth.refresh_tokens t
               join auth.sessions s on s.id = t.session_id
               join auth.users u on u.id = s.user_id
              where t.token_hash = $1 and u.deleted_at is null
           ), used as (
             update auth.refresh_tokens t set revoked = true, updated_at = $3
               from given g
              where t.id = g.token_id and not t.revoked and g.last_active_at > $4
                and (g.not_after is null or g.not_after > $3)
                and (g.banned_until is null or g.banned_until <= $3)
             returning g.id as user_id, g.session_id
           ), made as (
             insert into auth.refresh_tokens
               (token_hash, parent, user_id, session_id, created_at, updated_at)
             select $2, $1, user_id, session_id, $3, $3 from used
           ), touched as (
             update auth.sessions s set refreshed_at = $3, updated_at = $3
               from used where s.id = used.session_id
           )
           select given.*, exists (select from used) as exchanged from given`,
    values: [
      refreshTokenHash(token),
      refreshTokenHash(next),
      at,
      new Date(at.getTime() - config.session.timeoutMinutes * 60_000),
    ],
  });
  return rows[0];
}
