import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Config } from '#server/config.ts';
import { clientIp, networkOf } from '#server/http/client-ip/client-ip.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { TokenBucket } from './token-bucket.ts';

function refuse(c: Context, seconds: number): Response {
  const refusal = {
    code: 'rate_limited',
    message: 'Too many requests',
    details: null,
    hint: `Try again in ${seconds} s.`,
  };
  return c.json(refusal, 429, { 'retry-after': String(seconds) });
}

/** Before the token is looked at, which costs more than most requests: per address. */
export function limitAddress({ limits, trustProxy }: Config): MiddlewareHandler<HttpEnv> {
  const bucket = new TokenBucket(limits.dataPerIpPerMinute);
  return createMiddleware<HttpEnv>(async (c, next) => {
    const seconds = bucket.take(networkOf(clientIp(c, trustProxy)));
    return seconds > 0 ? refuse(c, seconds) : next();
  });
}

/** Behind `bearer`: per person, whatever the addresses. The service is not counted. */
export function limitPerson({ limits }: Config): MiddlewareHandler<HttpEnv> {
  const bucket = new TokenBucket(limits.dataPerPersonPerMinute);
  return createMiddleware<HttpEnv>(async (c, next) => {
    const { sub } = c.var.scope.claims;
    const seconds = typeof sub === 'string' ? bucket.take(sub) : 0;
    return seconds > 0 ? refuse(c, seconds) : next();
  });
}
