import { loadAuth } from '#web/data/auth.ts';
import { refreshSessionState } from '#web/data/session.ts';
import { recordAttempt } from '#web/lib/attempt-limit.ts';
import { noteAskedMail } from '../arrival/asked-mail.ts';
import { captchaOption } from '../captcha/captcha-option.ts';
import { refusal } from '../error-code.ts';
import { signUpLimit } from '../limits.ts';
import { loadSignInOptions } from '../sign-in/sign-in-options.ts';
import { checkLimit } from './check-limit.ts';
import { checkPasswordAnswer } from './check-password.ts';

interface NewAccount {
  email: string;
  password: string;
  captcha: string | undefined;
}

/** @throws an error that `codeOf` understands */
export async function signUp({ email, password, captcha }: NewAccount): Promise<void> {
  const limit = signUpLimit((await loadSignInOptions()).limits);
  checkLimit(limit);
  const auth = await loadAuth();
  // Before the answer, which may be lost although the mail was sent.
  await noteAskedMail(email);
  const { data, error } = await auth.signUp({
    email,
    password,
    options: {
      emailRedirectTo: `${location.origin}/verify-email`,
      // The day of the daily reward is the person's own.
      data: { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      ...captchaOption(captcha),
    },
  });
  checkPasswordAnswer(error, password);
  // Some servers answer as if all were new, with no identity, so that nobody can ask who has an account.
  if (data.user?.identities?.length === 0) throw refusal('user_already_exists');
  recordAttempt(limit);
  refreshSessionState();
}
