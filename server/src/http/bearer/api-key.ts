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

/**
 * From the header, or from the query where a plain link cannot set one. There only the publishable
 * key counts: addresses end up in logs and histories, where the secret one must never be of use.
 */
export function givenKey(c: Context, keys: Keys): string | undefined {
  const header = c.req.header('apikey');
  if (header !== undefined) return header;
  const query = c.req.query('apikey');
  return query === undefined || query === keys.publishableKey ? query : '';
}

export function refuseKey(c: Context, keys: Keys) {
  return givenKey(c, keys) === undefined
    ? c.json(
        { message: 'No API key found in request', hint: 'Send the publishable key as `apikey`.' },
        401,
      )
    : c.json({ message: 'Invalid API key', hint: 'Check the key that is sent as `apikey`.' }, 401);
}

/** Refuses a request that does not carry the publishable or the secret key as `apikey`. */
export const apiKey = (keys: Keys) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    if (roleOfKey(keys, givenKey(c, keys)) === undefined) return refuseKey(c, keys);
    return next();
  });
