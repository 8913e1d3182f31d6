import type { AuthParts } from '../parts.ts';
import { type SessionClaims, signAccessToken } from '../tokens/access-token.ts';
import type { UserRow } from '../users/find-user.ts';
import { userJson } from '../users/user-json.ts';

export interface SessionJson {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: ReturnType<typeof userJson>;
}

/** What every way of signing in answers with. */
export function sessionJson(
  parts: Pick<AuthParts, 'keys' | 'config' | 'now'>,
  user: UserRow,
  session: SessionClaims,
  refreshToken: string,
): SessionJson {
  const access = signAccessToken(parts, user, session);
  return {
    access_token: access.token,
    token_type: 'bearer',
    expires_in: access.expiresIn,
    expires_at: access.expiresAt,
    refresh_token: refreshToken,
    user: userJson(user),
  };
}
