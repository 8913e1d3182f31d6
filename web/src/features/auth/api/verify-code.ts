import { loadAuth } from '#web/data/auth.ts';
import { refreshSessionState } from '#web/data/session.ts';
import { codeOf, refusal } from '../error-code.ts';

/** Which of our mails a code came in; `email` is a confirmation or a sign-in. */
export type CodeKind = 'email' | 'recovery' | 'email_change';

/** The six digits of a mail, typed instead of following its link. @throws what `codeOf` understands */
export async function verifyCode(email: string, code: string, type: CodeKind): Promise<void> {
  const auth = await loadAuth();
  const { error } = await auth.verifyOtp({ email, token: code, type });
  if (error) throw codeOf(error) === 'otp_expired' ? refusal('code_wrong') : error;
  refreshSessionState();
}
