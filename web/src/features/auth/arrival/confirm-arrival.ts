import { loadAuthAside } from '#web/data/accounts/other-ways.ts';
import { type Auth, loadAuth } from '#web/data/auth.ts';
import { getSessionState, refreshSessionState } from '#web/data/session.ts';
import { refusal } from '../error-code.ts';
import { wasMailAsked } from './asked-mail.ts';
import type { Arrival } from './read-arrival.ts';

/** A session that a mail's link brings and that was not taken yet. */
export interface LinkSession {
  userId: string;
  email: string;
  accessToken: string;
  refreshToken: string;
}

/** `half`: an email change of which the other address has not been confirmed yet. */
export type Outcome = 'done' | 'half' | LinkSession;

/** A link is good for one use, and React may ask twice. */
const asked = new Map<string, Promise<Outcome>>();

/**
 * Turns an arrival into a session. Works in any browser, also where the account was not made; but
 * a link could be a stranger's who wants somebody to write into an account of theirs. Unless it is
 * the person who is here, or a mail that was asked for here, the session comes back to be asked about.
 */
export function confirmArrival(arrival: Arrival): Promise<Outcome> {
  const key = JSON.stringify(arrival);
  const pending = asked.get(key) ?? confirm(arrival);
  asked.set(key, pending);
  return pending;
}

async function confirm(arrival: Arrival): Promise<Outcome> {
  if (arrival.kind === 'error') throw Object.assign(new Error('arrival'), { code: arrival.code });
  if (arrival.kind === 'half') return 'half';
  if (arrival.kind === 'code') return redeem(arrival.code);
  const brought = await open(arrival, await loadAuthAside());
  if (brought === null) return 'half';
  if (!(await isExpected(brought))) return brought;
  await enter(brought);
  return 'done';
}

/** Only the browser that set off can redeem it. */
async function redeem(code: string): Promise<'done'> {
  const auth = await loadAuth();
  const { error } = await auth.exchangeCodeForSession(code);
  // Without the half that this browser keeps, the server finds the request incomplete.
  if (error?.code === 'validation_failed') throw refusal('provider_failed');
  if (error) throw error;
  refreshSessionState();
  return 'done';
}

/** Whose session it is, by the word of the server. Null while another address must agree, too. */
async function open(
  arrival: Extract<Arrival, { kind: 'tokens' | 'token-hash' }>,
  aside: Auth,
): Promise<LinkSession | null> {
  if (arrival.kind === 'token-hash') {
    const { tokenHash, type } = arrival;
    const { data, error } = await aside.verifyOtp({ token_hash: tokenHash, type });
    if (error) throw error;
    const { session } = data;
    if (session === null) return null;
    const { access_token: accessToken, refresh_token: refreshToken, user } = session;
    return { userId: user.id, email: user.email ?? '', accessToken, refreshToken };
  }
  // Other services lead back with a code; tokens come from mails only, which name their type.
  if (arrival.type === null) throw refusal('provider_failed');
  const { accessToken, refreshToken } = arrival;
  const { data, error } = await aside.getUser(accessToken);
  if (error) throw error;
  return { userId: data.user.id, email: data.user.email ?? '', accessToken, refreshToken };
}

async function isExpected({ userId, email }: LinkSession): Promise<boolean> {
  const session = getSessionState();
  return 'user' in session ? session.user.id === userId : wasMailAsked(email);
}

/** @throws what `codeOf` understands */
export async function enter({ userId, accessToken, refreshToken }: LinkSession): Promise<void> {
  const auth = await loadAuth();
  const { data, error } = await auth.setSession({
    access_token: accessToken,
    refresh_token: refreshToken,
  });
  if (error) throw error;
  if (data.user?.id !== userId) {
    // On a clock that is ahead the second token alone decides, and it was another's.
    await auth.signOut({ scope: 'local' });
    throw refusal('otp_expired');
  }
  refreshSessionState();
}

/** Nobody wants it: it ends at the server, too. */
export async function refuse({ accessToken }: LinkSession): Promise<void> {
  const aside = await loadAuthAside();
  await aside.admin.signOut(accessToken, 'local');
}
