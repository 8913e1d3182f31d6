import type { Provider } from '@supabase/auth-js';
import { boundToThisBrowser } from '#web/data/accounts/other-ways.ts';
import { captchaOption } from '../captcha/captcha-option.ts';
import { withOrigin } from '../origin.ts';

function arrivalAddress(origin: string | null): string {
  return location.origin + withOrigin('/auth', origin);
}

/** Leaves for the service's own page; it leads back to /auth. @throws what `codeOf` understands */
export async function signInWithProvider(id: string, origin: string | null): Promise<void> {
  const { error } = await boundToThisBrowser((auth) =>
    auth.signInWithOAuth({
      // The list of the client knows the famous ones; a server may have others.
      provider: id as Provider,
      options: { redirectTo: arrivalAddress(origin) },
    }),
  );
  if (error) throw error;
}

/** Leaves for the organization that this address belongs to. @throws what `codeOf` understands */
export async function signInWithOrganization(
  { email, captcha }: { email: string; captcha: string | undefined },
  origin: string | null,
): Promise<void> {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const options = { redirectTo: arrivalAddress(origin), ...captchaOption(captcha) };
  const { error } = await boundToThisBrowser((auth) => auth.signInWithSSO({ domain, options }));
  if (error) throw error;
}
