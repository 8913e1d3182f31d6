import { createMiddleware } from 'hono/factory';
import { givenKey, roleOfKey } from '#server/http/bearer/api-key.ts';
import { bearerToken } from '#server/http/bearer/bearer.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { AuthError } from '../errors/auth-error.ts';
import type { AuthContext, AuthParts } from '../parts.ts';
import { recordEvent } from '../security-event.ts';
import { callerOf, shownPath } from './caller.ts';

/**
 * Lets only the secret key through, as bearer or, without a bearer, as `apikey`. No person's token
 * opens these calls, an administrator's neither: who tries is on record.
 * @throws {AuthError} `no_authorization`, `bad_jwt` or `not_admin`
 */
async function requireAdmin(parts: AuthParts, c: AuthContext): Promise<void> {
  const token = bearerToken(c) ?? (c.req.header('authorization') ? undefined : givenKey(c));
  if (token === undefined) throw new AuthError('no_authorization');
  const role = roleOfKey(parts.keys, token);
  if (role === 'service_role') return;
  const caller = callerOf(parts, c);
  const attempt = (userId: string | null) =>
    recordEvent(parts, { type: 'admin_attempt', userId, caller, details: { path: shownPath(c) } });
  if (role === 'anon') {
    if (bearerToken(c) === undefined) throw new AuthError('no_authorization');
    await attempt(null);
    throw new AuthError('not_admin');
  }
  const verified = parts.verifyToken(token);
  if (!verified.ok) throw new AuthError('bad_jwt');
  await attempt(verified.claims.sub);
  throw new AuthError('not_admin');
}

export const adminOnly = (parts: AuthParts) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    await requireAdmin(parts, c);
    return next();
  });
