import { loadAuth } from '#web/data/auth.ts';

/** What the person types to show that it is her. */
export type Proof = { current_password: string } | { nonce: string };

/** For some minutes this session may change what opens the account. @throws what `codeOf` understands */
export async function confirmItIsMe(proof: Proof): Promise<void> {
  const auth = await loadAuth();
  const { error } = await auth.updateUser(proof);
  if (error) throw error;
}

/** @throws what `codeOf` understands */
export async function sendCode(): Promise<void> {
  const auth = await loadAuth();
  const { error } = await auth.reauthenticate();
  if (error) throw error;
}
