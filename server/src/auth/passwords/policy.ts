import type { Config } from '#server/config.ts';
import { AuthError } from '../errors/auth-error.ts';

/** Longer ones would only buy time on our processor (docs/specification.md §9: 8 to 128). */
const MAX_LENGTH = 128;
const CONFIGURED_MIN_LENGTH = 8;
const CLASSES = [/\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u];

/**
 * docs/specification.md §5, both readings: length only (6 by default), or with
 * PASSWORD_POLICY=configured 8 to 128 with an uppercase letter, a number and a special character.
 * @throws {AuthError} `weak_password` with GoTrue's reasons `length` and `characters`
 */
export function checkPassword(policy: Config['password'], password: string): void {
  const configured = policy.policy === 'configured';
  const least = configured ? Math.max(CONFIGURED_MIN_LENGTH, policy.minLength) : policy.minLength;
  const length = Array.from(password).length;
  if (length > MAX_LENGTH) {
    throw new AuthError('validation_failed', {
      message: `Password cannot be longer than ${MAX_LENGTH} characters`,
    });
  }
  const reasons: string[] = [];
  const messages: string[] = [];
  if (length < least) {
    reasons.push('length');
    messages.push(`Password should be at least ${least} characters.`);
  }
  if (configured && !CLASSES.every((each) => each.test(password))) {
    reasons.push('characters');
    messages.push(
      'Password should contain at least one uppercase letter, one number and one special character.',
    );
  }
  if (reasons.length > 0) {
    throw new AuthError('weak_password', {
      message: messages.join(' '),
      extra: { weak_password: { reasons } },
    });
  }
}
