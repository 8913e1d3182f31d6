import { AuthError } from '../errors/auth-error.ts';
import type { AuthContext } from '../parts.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

export function isUuid(given: string): boolean {
  return UUID.test(given);
}

/** An id of the path. @throws {AuthError} 404 when it is no id at all, as GoTrue has it */
export function readId(c: AuthContext, name: string): string {
  const given = c.req.param(name) ?? '';
  if (isUuid(given)) return given.toLowerCase();
  throw new AuthError('validation_failed', { status: 404, message: `${name} must be an UUID` });
}
