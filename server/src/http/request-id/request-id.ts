import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { HttpEnv } from '#server/http/http-env.ts';
import type { Log } from '#server/log.ts';

/**
 * Gives every request an id, in `c.var.requestId`, in the answer's `x-request-id` and in the log.
 * A caller's own id is kept when it is short and plain, so that a proxy's trace stays in one piece.
 * The log has the path without its query, because queries carry tokens.
 */
export const requestId = (log: Log) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const given = c.req.header('x-request-id');
    const id = given && /^[\w.=-]{1,100}$/.test(given) ? given : randomUUID();
    c.set('requestId', id);
    const start = performance.now();
    await next();
    c.res.headers.set('x-request-id', id);
    log.debug('request', {
      requestId: id,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    });
  });
