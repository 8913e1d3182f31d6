import { bearerToken } from '#server/http/bearer/bearer.ts';
import type { AccessClaims } from '#server/http/bearer/verify-token.ts';
import { AuthError } from '../errors/auth-error.ts';
import type { AuthContext, AuthParts } from '../parts.ts';
import { findUserById, isBanned, type UserRow } from '../users/find-user.ts';

const REASONS = {
  malformed: 'token is malformed',
  signature: 'token signature is invalid',
  expired: 'token has invalid claims: token is expired',
} as const;

/** The claims of the person who asks. @throws {AuthError} when the token or its session is no good */
export async function requireSession(parts: AuthParts, c: AuthContext): Promise<AccessClaims> {
  const token = bearerToken(c);
  if (token === undefined) throw new AuthError('no_authorization');
  const verified = parts.verifyToken(token);
  if (!verified.ok) {
    throw new AuthError('bad_jwt', {
      message: `invalid JWT: unable to parse or verify signature, ${REASONS[verified.reason]}`,
    });
  }
  const { claims } = verified;
  const { session_id: sessionId, sub, aal } = claims;
  const standing = await parts.liveSessions.standing(sessionId, sub, aal ?? 'aal1');
  if (standing === 'raised') {
    const message = 'The session has shown a second factor since: refresh the token';
    throw new AuthError('insufficient_aal', { status: 401, message });
  }
  if (standing === 'ended') {
    const user = await findUserById(parts.pools.owner, claims.sub);
    if (user && isBanned(user, parts.now())) throw new AuthError('user_banned', { status: 403 });
    throw new AuthError('session_not_found');
  }
  return claims;
}

export interface SignedIn {
  user: UserRow;
  sessionId: string;
}

/** The same with the person's row. */
export async function requireUser(parts: AuthParts, c: AuthContext): Promise<SignedIn> {
  const claims = await requireSession(parts, c);
  const user = await findUserById(parts.pools.owner, claims.sub);
  if (!user) throw new AuthError('user_not_found');
  return { user, sessionId: claims.session_id };
}
