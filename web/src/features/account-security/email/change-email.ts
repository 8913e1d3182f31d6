import { loadAuth } from '#web/data/auth.ts';

/** Where the links of the two mails lead. */
const arrival = () => `${location.origin}/verify-email`;

/** Asks both addresses. @throws what `codeOf` understands */
export async function changeEmail(next: string): Promise<void> {
  const auth = await loadAuth();
  const { error } = await auth.updateUser({ email: next }, { emailRedirectTo: arrival() });
  if (error) throw error;
}

export async function resendEmailChange(current: string): Promise<void> {
  const auth = await loadAuth();
  const { error } = await auth.resend({
    type: 'email_change',
    email: current,
    options: { emailRedirectTo: arrival() },
  });
  if (error) throw error;
}

/** Asking for the current address cancels the change. */
export async function cancelEmailChange(current: string): Promise<void> {
  const auth = await loadAuth();
  const { error } = await auth.updateUser({ email: current });
  if (error) throw error;
}
