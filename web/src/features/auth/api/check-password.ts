import { PASSWORD_MIN_LENGTH } from '#domain/limits.ts';
import { codeOf, refusal } from '../error-code.ts';

/** Longer ones are refused by the server (docs/specification.md §9). */
const MAX_LENGTH = 128;

/**
 * What the server said of a new password. One that is long enough by the usual rule and still too
 * weak for this server is told the stricter rule.
 * @throws what `codeOf` understands, if there was an error
 */
export function checkPasswordAnswer(error: unknown, password: string): void {
  if (error === null) return;
  const length = Array.from(password).length;
  if (length > MAX_LENGTH) throw refusal('password_too_long');
  const stricter = codeOf(error) === 'weak_password' && length >= PASSWORD_MIN_LENGTH;
  throw stricter ? refusal('weak_password_classes') : error;
}
