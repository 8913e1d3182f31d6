import type { AuthClient, AuthError } from '@supabase/auth-js';
import { readItem, removeItem, writeItem } from '#web/lib/safe-storage.ts';
import { oneAtATime } from './accounts/one-at-a-time.ts';
import { fetchOnOwnClock } from './accounts/own-clock.ts';
import { DataError } from './data-error.ts';
import { loadPublicConfig } from './public-config.ts';
import { refreshSessionState } from './session.ts';
import { readStoredSession, SESSION_KEY } from './stored-session.ts';

export type Auth = InstanceType<typeof AuthClient>;

/**
 * A token is asked for anew this long before its end, so that a call never arrives too late.
 * The same margin as in auth-js, which renews by itself whatever it reads later than that.
 */
const MARGIN_MS = 90_000;

/** With a browser that keeps nothing, a session lives as long as the page. */
const storage = { getItem: readItem, setItem: writeItem, removeItem };

let pending: Promise<Auth> | null = null;

/**
 * The official client of the accounts service, fetched when it is first needed: public pages are
 * there without it. Arrivals from mails are read by the pages themselves (arrival.ts), hence
 * `detectSessionInUrl: false`; the implicit flow, because a mail may be opened in another browser
 * (ways through other services are bound to this one: `accounts/other-ways.ts`).
 * Renewing is up to `keep-session.ts` and to the calls themselves, one tab at a time.
 * @throws {DataError} when the server cannot be reached
 */
export function loadAuth(): Promise<Auth> {
  pending ??= createAuth().catch((error: unknown) => {
    pending = null;
    throw error;
  });
  return pending;
}

async function createAuth(): Promise<Auth> {
  const [{ AuthClient }, { publishableKey }] = await Promise.all([
    import('@supabase/auth-js'),
    loadPublicConfig(),
  ]);
  const auth = new AuthClient({
    url: `${location.origin}/auth/v1`,
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    storageKey: SESSION_KEY,
    storage,
    fetch: fetchOnOwnClock,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    flowType: 'implicit',
    experimental: { recoveryCodes: true },
  });
  auth.onAuthStateChange(() => refreshSessionState());
  // It remembers a failed renewal for a minute; with the network back nobody should wait for that.
  window.addEventListener('online', () => Reflect.set(auth, 'lastRefreshFailure', null));
  return auth;
}

/**
 * The bearer for a call, refreshed when it is about to end; null when nobody is signed in. Usually
 * this reads storage only and does not load auth-js.
 * @throws {DataError} `network` when there is a session but it could not be renewed now
 */
export async function accessToken(): Promise<string | null> {
  const stored = readStoredSession();
  if (!stored) return null;
  if (stored.expiresAt - Date.now() > MARGIN_MS) return stored.accessToken;
  return renewedToken(stored.accessToken);
}

/**
 * One renewal over all tabs: whoever comes second finds the new token stored. Null when the session
 * is over (the state then says so).
 * @param stale the token that is of no more use
 * @throws {DataError} `network` when the server did not answer
 */
export async function renewedToken(
  stale = readStoredSession()?.accessToken,
): Promise<string | null> {
  return oneAtATime('remanso.renew', async () => {
    const stored = readStoredSession();
    if (!stored) return null;
    const fresh = stored.expiresAt - Date.now() > MARGIN_MS;
    if (fresh && stored.accessToken !== stale) return stored.accessToken;
    const auth = await loadAuth();
    // Reading a session that is about to end renews it; asking as well would do so twice.
    const { error } = fresh ? await auth.refreshSession() : await auth.getSession();
    await endLostSession(auth, error, stored.accessToken);
    refreshSessionState();
    if (error?.name === 'AuthRetryableFetchError') throw new DataError('network', error.message, 0);
    return readStoredSession()?.accessToken ?? null;
  });
}

/**
 * The server refused the session (revoked, timed out, pushed out by a newer one): it ends here too.
 * auth-js alone would keep it until the token's own end, while every call is refused.
 * @param token whose refusal it is; if another one is stored by now, that one stays
 */
export async function endLostSession(
  auth: Auth,
  error: AuthError | null,
  token: string,
): Promise<void> {
  if (!error || !isRefusal(error) || readStoredSession()?.accessToken !== token) return;
  await auth.signOut({ scope: 'local' });
}

function isRefusal({ name, status = 0 }: AuthError): boolean {
  // Another tab renewed first and this renewal was discarded, not refused.
  if (name === 'AuthRefreshDiscardedError') return false;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
