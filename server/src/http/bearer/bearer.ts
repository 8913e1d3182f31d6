import type { Context } from 'hono';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMiddleware } from 'hono/factory';
import type { RequestScope } from '#server/db/scope.ts';
import type { Deps } from '#server/deps.ts';
import { clientIp, userAgentOf } from '#server/http/client-ip/client-ip.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { givenKey, refuseKey, roleOfKey } from './api-key.ts';
import { liveSessions, type Standing } from './live-sessions.ts';
import { createTokenVerifier } from './verify-token.ts';

const REFUSALS = {
  malformed: ['PGRST301', 'The token could not be decoded'],
  signature: ['PGRST301', 'The token has no valid signature'],
  expired: ['PGRST303', 'JWT expired'],
  ended: ['PGRST303', 'The session of this token has ended'],
  raised: ['PGRST303', 'The session has shown a second factor since: refresh the token'],
} as const;

const SECOND_STEP = {
  code: 'insufficient_aal',
  message: 'The second factor of this account has not been shown',
  details: null,
  hint: null,
};

/** Milliseconds that a route which can do without gives the database to say whether a session lives. */
const STANDING_WITHIN_MS = 2000;

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
 * - A token from before its session showed one: 401, so that the client refreshes it.
 * - Any other bearer: 401. A bad token is never taken for a visitor.
 * @param allowsUnchecked routes that also answer while the database cannot tell whether the session
 *   of a good token lives; they find `c.var.unchecked` set
 */
export function bearer(
  deps: Pick<Deps, 'keys' | 'pools' | 'config' | 'now'>,
  allowsUnchecked: (c: Context) => boolean = () => false,
) {
  const verifyToken = createTokenVerifier(deps.keys, deps.now);
  const sessions = liveSessions(deps);

  return createMiddleware<HttpEnv>(async (c, next) => {
    const keyRole = roleOfKey(deps.keys, givenKey(c, deps.keys));
    if (keyRole === undefined) return refuseKey(c, deps.keys);

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
      const asking = sessions.standing(claims.session_id, claims.sub, claims.aal ?? 'aal1');
      const standing = await (allowsUnchecked(c) ? within(asking) : asking);
      if (standing === 'unknown') c.set('unchecked', true);
      if (standing === 'ended' || standing === 'raised') return refuse(standing);
      // A password alone must not read what a second factor protects. A newer token says aal2.
      if (standing === 'second-step' && claims.aal !== 'aal2') return c.json(SECOND_STEP, 403);
      scope = { role: 'authenticated', claims };
    }
    const client = { ip: clientIp(c, deps.config.trustProxy), userAgent: userAgentOf(c) };
    c.set('scope', { ...scope, client });
    await next();
    // Somebody's own rows: no cache on the way or on the device keeps them.
    if (scope.role !== 'anon') c.res.headers.set('cache-control', 'no-store');
    return undefined;
  });
}

/** The standing, or `unknown` when the database does not say. */
async function within(asking: Promise<Standing>): Promise<Standing | 'unknown'> {
  const late = sleep(STANDING_WITHIN_MS, 'unknown' as const, { ref: false });
  return await Promise.race([asking, late]).catch(() => 'unknown' as const);
}
