import { loadAuth } from '#web/data/auth.ts';
import { refreshSessionState } from '#web/data/session.ts';
import { clearAttempts, recordAttempt } from '#web/lib/attempt-limit.ts';
import { captchaOption } from '../captcha/captcha-option.ts';
import { codeOf } from '../error-code.ts';
import { signInLimit } from '../limits.ts';
import { loadSignInOptions } from '../sign-in/sign-in-options.ts';
import { checkLimit } from './check-limit.ts';

interface Credentials {
  email: string;
  password: string;
  captcha: string | undefined;
}

/** @throws an error that `codeOf` understands */
export async function signIn({ email, password, captcha }: Credentials): Promise<void> {
  const limit = signInLimit((await loadSignInOptions()).limits);
  checkLimit(limit);
  const auth = await loadAuth();
  const { error } = await auth.signInWithPassword({
    email,
    password,
    options: captchaOption(captcha),
  });
  if (error) {
    // Only a wrong guess counts: a failing network is not an attempt.
    if (codeOf(error) === 'invalid_credentials') recordAttempt(limit);
    throw error;
  }
  clearAttempts(limit);
  refreshSessionState();
}
