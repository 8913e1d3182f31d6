import { EMAIL_MAX_LENGTH } from '#domain/limits.ts';

export type EmailProblem = 'required' | 'too_long' | 'format';

/**
 * docs/specification.md §5: a simple pattern. Whether the address exists, only a mail to it can
 * tell.
 */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function emailProblem(email: string): EmailProblem | null {
  if (email === '') return 'required';
  if (email.length > EMAIL_MAX_LENGTH) return 'too_long';
  return EMAIL.test(email) ? null : 'format';
}
