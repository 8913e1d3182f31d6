import { loadAuth } from '#web/data/auth.ts';
import { loadSignInOptions } from '../sign-in/sign-in-options.ts';

/**
 * Whether something beside the password opens the account: a passkey, a second factor, another
 * service. Whoever had the account for a while may have left it there. Says yes when it cannot be
 * known.
 */
export async function opensOtherwise(): Promise<boolean> {
  const [auth, offered] = await Promise.all([loadAuth(), loadSignInOptions()]);
  const [person, passkeys] = await Promise.all([
    auth.getUser(),
    offered.passkeys ? auth.passkey.list() : { data: [], error: null },
  ]);
  if (person.error || passkeys.error) return true;
  const { factors = [], identities = [] } = person.data.user;
  return (
    passkeys.data.length > 0 ||
    factors.some(({ status }) => status === 'verified') ||
    identities.some(({ provider }) => provider !== 'email')
  );
}
