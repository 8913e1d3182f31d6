import type { z } from 'zod';
import { isStorableText } from '#server/http/storable-text/storable-text.ts';
import { AuthError } from '../errors/auth-error.ts';
import type { AuthContext } from '../parts.ts';

const MAX_DEPTH = 20;

/** Deep nesting exhausts PostgreSQL's stack. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_DEPTH) return false;
  return Object.entries(value).every(
    ([key, each]) => isStorable(key) && isStorable(each, depth + 1),
  );
}

function refuse(message: string): never {
  throw new AuthError('validation_failed', { message });
}

/**
 * The JSON body, checked.
 * @throws {AuthError} `bad_json` for what is no JSON object, `validation_failed` for wrong fields
 */
export async function readBody<T extends z.ZodType>(c: AuthContext, shape: T): Promise<z.infer<T>> {
  const text = await c.req.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AuthError('bad_json');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AuthError('bad_json', { message: 'The request body must be a JSON object' });
  }
  if (!isStorable(value)) refuse('The request has characters or a depth that cannot be stored');
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  return refuse(`${issue?.path.join('.') ?? 'body'}: ${issue?.message ?? 'not valid'}`);
}
