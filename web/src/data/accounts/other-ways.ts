import { type Auth, loadAuth } from '../auth.ts';
import { loadPublicConfig } from '../public-config.ts';
import { SESSION_KEY } from '../stored-session.ts';

/**
 * For ways that lead through another service: what comes back is a code that only this browser can
 * redeem (PKCE), so no link can bring anybody in as somebody else.
 */
export async function boundToThisBrowser<T>(leave: (auth: Auth) => Promise<T>): Promise<T> {
  const auth = await loadAuth();
  Reflect.set(auth, 'flowType', 'pkce');
  try {
    return await leave(auth);
  } finally {
    Reflect.set(auth, 'flowType', 'implicit');
  }
}

/** A client that keeps nothing: to find out whose session a link brings before it is taken. */
export async function loadAuthAside(): Promise<Auth> {
  const [{ AuthClient }, { publishableKey }] = await Promise.all([
    import('@supabase/auth-js'),
    loadPublicConfig(),
  ]);
  return new AuthClient({
    url: `${location.origin}/auth/v1`,
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    storageKey: `${SESSION_KEY}-aside`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    flowType: 'implicit',
  });
}
