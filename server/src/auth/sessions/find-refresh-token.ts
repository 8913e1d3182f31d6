import type { Pool } from 'pg';
import type { AmrEntry } from '../tokens/access-token.ts';
import { refreshTokenHash } from '../tokens/refresh-token.ts';
import { USER_COLUMNS, type UserRow } from '../users/find-user.ts';

export interface RefreshTokenRow extends UserRow {
  token_id: string;
  revoked: boolean;
  /** When it was made, or, once it is revoked, when it was exchanged. */
  token_updated_at: Date;
  session_id: string;
  aal: string;
  amr: AmrEntry[];
  not_after: Date | null;
  last_active_at: Date;
}

/** The token with its session and person. */
export async function findRefreshToken(
  owner: Pool,
  token: string,
): Promise<RefreshTokenRow | undefined> {
  const { rows } = await owner.query<RefreshTokenRow>({
    name: 'auth-find-refresh-token',
    text: `select t.id as token_id, t.revoked, t.updated_at as token_updated_at, s.id as session_id,
             s.aal, s.amr, s.not_after, coalesce(s.refreshed_at, s.created_at) as last_active_at,
             ${USER_COLUMNS}
             from auth.refresh_tokens t
             join auth.sessions s on s.id = t.session_id
             join auth.users u on u.id = s.user_id
            where t.token_hash = $1 and u.deleted_at is null`,
    values: [refreshTokenHash(token)],
  });
  return rows[0];
}
