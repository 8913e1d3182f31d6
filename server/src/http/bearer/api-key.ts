import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { HttpEnv } from '#server/http/http-env.ts';
import type { Keys } from '#server/keys.ts';
import { sameSecret } from './constant-time.ts';

export type KeyRole = 'anon' | 'service_role';

/** The role that a key of this installation stands for; undefined for anything else. */
export function roleOfKey(keys: Keys, given: string | undefined): KeyRole | undefined {
  if (given === undefined) return undefined;
  if (given === keys.publishableKey) return 'anon';
  return sameSecret(given, keys.secretKey) ? 'service_role' : undefined;
}

/** From the header, or from the query where a plain link cannot set one. */
export function givenKey(c: Context): string | undefined {
  return c.req.header('apikey') ?? c.req.query('apikey');
}

export function refuseKey(c: Context) {
  return givenKey(c) === undefined
    ? c.json(
        { message: 'No API key found in request', hint: 'Send the publishable key as `apikey`.' },
        401,
      )
    : c.json({ message: 'Invalid API key', hint: 'Check the key that is sent as `apikey`.' }, 401);
}

/** Refuses a request that does not carry the publishable or the secret key as `apikey`. */
export const apiKey = (keys: Keys) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    if (roleOfKey(keys, givenKey(c)) === undefined) return refuseKey(c);
    return next();
  });
