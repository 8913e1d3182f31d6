import { createMiddleware } from 'hono/factory';
import { givenKey, roleOfKey } from '#server/http/bearer/api-key.ts';
import { bearerToken } from '#server/http/bearer/bearer.ts';
import { networkOf } from '#server/http/client-ip/client-ip.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { subjectOf, takeHit } from '#server/http/rate-limit/rate-limit.ts';
import { AuthError } from '../errors/auth-error.ts';
import type { AuthContext, AuthParts } from '../parts.ts';
import { recordEvent } from '../security-event.ts';
import { type Caller, callerOf, shownPath } from './caller.ts';

/** Puts an attempt on record, up to LIMIT_ADMIN_PER_HOUR of one person and of one address. */
async function recordAttempt(
  parts: AuthParts,
  userId: string | null,
  caller: Caller,
  path: string,
): Promise<void> {
  const limit = parts.config.limits.adminPerHour;
  const kept = { bucket: 'admin_attempt', limit, windowSeconds: 3600 };
  const mayKeep = async (subject: string) =>
    (await takeHit(parts.pools.owner, kept, subject, parts.now())).allowed;
  if (userId !== null && !(await mayKeep(subjectOf('person', userId)))) return;
  if (!(await mayKeep(subjectOf('address', networkOf(caller.ip))))) return;
  await recordEvent(
    parts,
    { type: 'admin_attempt', userId, caller, details: { path } },
    parts.pools.owner,
  );
}

/**
 * Lets only the secret key through, as bearer or, without a bearer, as `apikey`. No person's token
 * opens these calls, an administrator's neither: who tries is on record.
 * @throws {AuthError} `no_authorization`, `bad_jwt` or `not_admin`
 */
async function requireAdmin(parts: AuthParts, c: AuthContext): Promise<void> {
  const token =
    bearerToken(c) ?? (c.req.header('authorization') ? undefined : givenKey(c, parts.keys));
  if (token === undefined) throw new AuthError('no_authorization');
  const role = roleOfKey(parts.keys, token);
  if (role === 'service_role') return;
  const attempt = (userId: string | null) =>
    recordAttempt(parts, userId, callerOf(parts, c), shownPath(c));
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
