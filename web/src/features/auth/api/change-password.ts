import { loadAuth } from '#web/data/auth.ts';
import { codeOf, refusal } from '../error-code.ts';
import { checkPasswordAnswer } from './check-password.ts';

/** After a recovery link: the link has shown who it is. @throws what `codeOf` understands */
export async function setNewPassword(password: string): Promise<void> {
  const auth = await loadAuth();
  const { error } = await auth.updateUser({ password });
  checkPasswordAnswer(error, password);
}

/**
 * docs/specification.md §5: the current password must verify first; the server does so in the same
 * call.
 */
export async function changePassword(current: string, next: string): Promise<void> {
  const auth = await loadAuth();
  const { error } = await auth.updateUser({ password: next, current_password: current });
  if (error && codeOf(error) === 'invalid_credentials') throw refusal('current_password_mismatch');
  checkPasswordAnswer(error, next);
}
