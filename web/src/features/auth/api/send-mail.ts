import { loadAuth } from '#web/data/auth.ts';
import { recordAttempt } from '#web/lib/attempt-limit.ts';
import { noteAskedMail } from '../arrival/asked-mail.ts';
import { captchaOption } from '../captcha/captcha-option.ts';
import { noteMailSent } from '../code/mail-pause.ts';
import { MAIL_LIMIT } from '../limits.ts';
import { withOrigin } from '../origin.ts';
import { checkLimit } from './check-limit.ts';

export interface MailRequest {
  email: string;
  captcha?: string | undefined;
}

async function countMail(email: string, send: () => Promise<{ error: unknown }>): Promise<void> {
  checkLimit(MAIL_LIMIT);
  recordAttempt(MAIL_LIMIT);
  // Before the answer, which may be lost although the mail was sent.
  await noteAskedMail(email);
  const { error } = await send();
  if (error) throw error;
  noteMailSent();
}

/** Sends the confirmation once more. @throws an error that `codeOf` understands */
export async function resendConfirmation({ email, captcha }: MailRequest): Promise<void> {
  const auth = await loadAuth();
  const emailRedirectTo = `${location.origin}/verify-email`;
  await countMail(email, () =>
    auth.resend({ type: 'signup', email, options: { emailRedirectTo, ...captchaOption(captcha) } }),
  );
}

/** Sends a code and a link to choose another password. @throws an error that `codeOf` understands */
export async function sendRecovery({ email, captcha }: MailRequest): Promise<void> {
  const auth = await loadAuth();
  const redirectTo = `${location.origin}/reset-password`;
  await countMail(email, () =>
    auth.resetPasswordForEmail(email, { redirectTo, ...captchaOption(captcha) }),
  );
}

/**
 * Sends a code and a link to sign in with, if there is an account; nobody is told whether there is.
 * @param origin where the link leads once the person is in
 * @throws an error that `codeOf` understands
 */
export async function sendSignInCode(
  { email, captcha }: MailRequest,
  origin: string | null,
): Promise<void> {
  const auth = await loadAuth();
  const emailRedirectTo = location.origin + withOrigin('/auth', origin);
  await countMail(email, async () => {
    const { error } = await auth.signInWithOtp({
      email,
      options: { shouldCreateUser: false, emailRedirectTo, ...captchaOption(captcha) },
    });
    // A hosted server says in this way that nobody has this address.
    return { error: error?.code === 'otp_disabled' ? null : error };
  });
}
