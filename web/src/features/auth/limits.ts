import type { AttemptLimit } from '#web/lib/attempt-limit.ts';
import type { KnownCode } from './error-code.ts';
import type { SignInOptions } from './sign-in/sign-in-options.ts';

const MINUTE_MS = 60_000;
const FIVE_MINUTES = 5;

type Limits = SignInOptions['limits'];
type LimitWithSentence = AttemptLimit & { code: KnownCode };

/**
 * docs/specification.md §9, counted in the browser in the reading that the server was set to.
 * docs/specification.md §8 has a sentence for the window of five minutes and one that names no time
 * for any other.
 */
export function signInLimit({ signIns, signInWindowMinutes }: Limits): LimitWithSentence {
  return {
    name: 'sign-in',
    attempts: signIns,
    windowMs: signInWindowMinutes * MINUTE_MS,
    code: signInWindowMinutes === FIVE_MINUTES ? 'limit_sign_in' : 'limit_access',
  };
}

export function signUpLimit({ signUpsPerHour }: Limits): LimitWithSentence {
  return {
    name: 'sign-up',
    attempts: signUpsPerHour,
    windowMs: 60 * MINUTE_MS,
    code: 'limit_sign_up',
  };
}

/** Codes and links by mail: sign-in, resend and recover together. */
export const MAIL_LIMIT: LimitWithSentence = {
  name: 'mail',
  attempts: 5,
  windowMs: 15 * MINUTE_MS,
  code: 'limit_access',
};
