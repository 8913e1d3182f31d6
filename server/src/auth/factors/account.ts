import { AuthError } from '../errors/auth-error.ts';
import type { AuthContext, AuthParts } from '../parts.ts';
import { type Caller, callerOf } from '../request/caller.ts';
import { requireUser } from '../request/require-session.ts';
import type { UserRow } from '../users/find-user.ts';

/** The person who manages factors or passkeys, and the assurance level of this session. */
export interface Account {
  user: UserRow;
  sessionId: string;
  aal: string;
  caller: Caller;
}

/** The level of a session as it is now; its access token may be older. */
export async function levelOf({ pools }: AuthParts, sessionId: string): Promise<string> {
  const { rows } = await pools.owner.query<{ aal: string }>(
    'select aal from auth.sessions where id = $1',
    [sessionId],
  );
  const aal = rows[0]?.aal;
  if (aal === undefined) throw new AuthError('session_not_found');
  return aal;
}

export function hasVerifiedFactor(user: Pick<UserRow, 'factors'>): boolean {
  return user.factors.some(({ status }) => status === 'verified');
}

/** @throws {AuthError} when nobody is signed in, or somebody without an account of her own */
export async function requireAccount(parts: AuthParts, c: AuthContext): Promise<Account> {
  const { user, sessionId } = await requireUser(parts, c);
  if (user.is_anonymous) {
    const message = 'Anonymous user not allowed to perform these actions';
    throw new AuthError('no_authorization', { status: 403, message });
  }
  return { user, sessionId, aal: await levelOf(parts, sessionId), caller: callerOf(parts, c) };
}

/**
 * With a second factor, only a session that showed it may change password or address: else a
 * stolen password would be enough to take the account.
 */
export async function requireSecondFactor(
  parts: AuthParts,
  user: UserRow,
  sessionId: string,
): Promise<void> {
  if (!hasVerifiedFactor(user) || (await levelOf(parts, sessionId)) === 'aal2') return;
  const message = 'AAL2 session is required to update email or password when MFA is enabled.';
  throw new AuthError('insufficient_aal', { status: 401, message });
}

/** @param status 403, or 422 where GoTrue says so */
export function requireAal2({ aal }: Account, message: string, status: 403 | 422 = 403): void {
  if (aal !== 'aal2') throw new AuthError('insufficient_aal', { message, status });
}
