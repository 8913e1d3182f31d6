import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { RequestScope } from '#server/db/scope.ts';
import type { Deps } from '#server/deps.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { givenKey, refuseKey, roleOfKey } from './api-key.ts';
import { liveSessions } from './live-sessions.ts';
import { createTokenVerifier } from './verify-token.ts';

const REFUSALS = {
  malformed: ['PGRST301', 'The token could not be decoded'],
  signature: ['PGRST301', 'The token has no valid signature'],
  expired: ['PGRST303', 'JWT expired'],
  ended: ['PGRST303', 'The session of this token has ended'],
} as const;

const SECOND_STEP = {
  code: 'insufficient_aal',
  message: 'The second factor of this account has not been shown',
  details: null,
  hint: null,
};

/** The token of an `Authorization: Bearer …` header; undefined when there is no such header. */
export function bearerToken(c: Context): string | undefined {
  return /^bearer\s+(\S+)\s*$/i.exec(c.req.header('authorization') ?? '')?.[1];
}

/**
 * Settles who is asking, for rest/v1 and functions/v1, as `c.var.scope`.
 * - `apikey` must be a key of this installation, else 401.
 * - No bearer, or a key as bearer: `anon` (publishable) or `service_role` (secret).
 * - A token that verifies and whose session lives: `authenticated` with its claims.
 * - The same while a second factor of the account is still to be shown: 403.
 * - Any other bearer: 401. A bad token is never taken for a visitor.
 */
export function bearer(deps: Pick<Deps, 'keys' | 'pools' | 'config' | 'now'>) {
  const verifyToken = createTokenVerifier(deps.keys, deps.now);
  const sessions = liveSessions(deps);

  return createMiddleware<HttpEnv>(async (c, next) => {
    const keyRole = roleOfKey(deps.keys, givenKey(c));
    if (keyRole === undefined) return refuseKey(c);

    const refuse = (reason: keyof typeof REFUSALS) => {
      const [code, message] = REFUSALS[reason];
      return c.json({ code, message, details: null, hint: null }, 401, {
        'www-authenticate': `Bearer error="invalid_token", error_description="${message}"`,
      });
    };
    const authorization = c.req.header('authorization');
    const token = bearerToken(c);
    let scope: RequestScope;
    if (authorization === undefined) {
      scope = { role: keyRole, claims: { role: keyRole } };
    } else if (token === undefined) {
      return refuse('malformed');
    } else if (token.startsWith('sb_')) {
      const role = roleOfKey(deps.keys, token);
      if (role === undefined) return refuse('signature');
      scope = { role, claims: { role } };
    } else {
      const verified = verifyToken(token);
      if (!verified.ok) return refuse(verified.reason);
      const { claims } = verified;
      const standing = await sessions.standing(claims.session_id, claims.sub);
      if (standing === 'ended') return refuse('ended');
      // A password alone must not read what a second factor protects. A newer token says aal2.
      if (standing === 'second-step' && claims.aal !== 'aal2') return c.json(SECOND_STEP, 403);
      scope = { role: 'authenticated', claims };
    }
    c.set('scope', scope);
    return next();
  });
}
