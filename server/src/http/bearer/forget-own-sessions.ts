import { createMiddleware } from 'hono/factory';
import type { Deps } from '#server/deps.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { liveSessions } from './live-sessions.ts';

/**
 * After `end_own_session`, which ends a session in SQL: what this process remembers of the person's
 * sessions goes, so that the ended one is refused from the next request on.
 */
export const forgetOwnSessions = (deps: Pick<Deps, 'pools' | 'config' | 'now'>) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    await next();
    const { sub } = c.get('scope').claims;
    if (typeof sub === 'string') liveSessions(deps).forget(sub);
  });
