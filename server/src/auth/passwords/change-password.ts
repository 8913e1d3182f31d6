import type { PoolClient } from 'pg';
import { AuthError } from '../errors/auth-error.ts';
import { checkCodeTry, countFailedCode } from '../limits/auth-limits.ts';
import type { AuthParts } from '../parts.ts';
import type { Caller } from '../request/caller.ts';
import type { SignedIn } from '../request/require-session.ts';
import { recordEvent } from '../security-event.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import type { AmrEntry } from '../tokens/access-token.ts';
import { tryCode, useOneTimeToken } from '../tokens/one-time-token.ts';
import { inTransaction } from '../transaction.ts';
import type { UserRow } from '../users/find-user.ts';
import { hashPassword, verifyPassword } from './hash.ts';
import { checkPassword } from './policy.ts';
import { tryPassword } from './try-password.ts';

/** A followed recovery link stands in for the current password this long, and for one change. */
const RECOVERY_MINUTES = 60;
/** Who has no password yet may set one this long after signing in; GoTrue's figure. */
const FRESH_HOURS = 24;

const NONCE = ['reauthentication_token'] as const;

interface Given {
  current: string | null | undefined;
  /** From the mail of `GET /reauthenticate`. */
  nonce: string | null | undefined;
  next: string;
}

/** What stands behind a change, if it is a nonce: used up together with the change. */
type Proof = string | undefined;

async function sessionOf({ pools }: AuthParts, sessionId: string) {
  const { rows } = await pools.owner.query<{ amr: AmrEntry[]; created_at: Date }>(
    'select amr, created_at from auth.sessions where id = $1',
    [sessionId],
  );
  const session = rows[0];
  if (!session) throw new AuthError('session_not_found');
  return session;
}

async function proveByNonce(
  parts: AuthParts,
  caller: Caller,
  user: UserRow,
  nonce: string,
): Promise<Proof> {
  const email = user.email ?? '';
  await checkCodeTry(parts, caller, email);
  const guess = { email, code: nonce.trim(), types: NONCE, now: parts.now() };
  const hash = await tryCode(parts.keys, parts.pools.owner, guess);
  if (hash !== undefined) return hash;
  await countFailedCode(parts, caller, email);
  throw new AuthError('reauthentication_not_valid');
}

/** Spec §5: the current password verifies first; a nonce or a fresh recovery link stands in for it. */
async function prove(
  parts: AuthParts,
  caller: Caller,
  { user, sessionId }: SignedIn,
  { current, nonce }: Given,
): Promise<Proof> {
  if (nonce) return proveByNonce(parts, caller, user, nonce);
  const session = await sessionOf(parts, sessionId);
  const nowMs = parts.now().getTime();
  if (user.encrypted_password === null) {
    if (session.created_at.getTime() + FRESH_HOURS * 3_600_000 > nowMs || user.is_anonymous) return;
    throw new AuthError('reauthentication_needed');
  }
  const since = nowMs / 1000 - RECOVERY_MINUTES * 60;
  if (session.amr.some((e) => e.method === 'recovery' && e.timestamp >= since)) return;
  if (!current) throw new AuthError('current_password_required');
  const found = Promise.resolve(user);
  if (!(await tryPassword(parts, caller, user.email ?? user.id, found, current))) {
    throw new AuthError('current_password_invalid');
  }
}

/**
 * All other sessions and every link that was sent before end with the old password.
 * @throws {AuthError} when the person has not shown that it is her, or the new one will not do
 */
export async function changePassword(
  parts: AuthParts,
  caller: Caller,
  signedIn: SignedIn,
  given: Given,
): Promise<void> {
  const { user, sessionId } = signedIn;
  checkPassword(parts.config.password, given.next);
  const proof = await prove(parts, caller, signedIn, given);
  if (await verifyPassword(user.encrypted_password, given.next)) {
    throw new AuthError('same_password');
  }
  const passwordHash = await hashPassword(given.next);
  await inTransaction(parts.pools.owner, async (client: PoolClient) => {
    if (proof !== undefined && !(await useOneTimeToken(client, proof, NONCE, parts.now()))) {
      throw new AuthError('reauthentication_not_valid');
    }
    await client.query(
      'update auth.users set encrypted_password = $2, updated_at = $3 where id = $1',
      [user.id, passwordHash, parts.now()],
    );
    await client.query('delete from auth.one_time_tokens where user_id = $1', [user.id]);
    await client.query('delete from auth.flow_state where user_id = $1', [user.id]);
    await client.query(
      `update auth.sessions set amr = replace(amr::text, '"recovery"', '"otp"')::jsonb where id = $1`,
      [sessionId],
    );
    await endSessions(parts, user.id, sessionId, 'others', client);
    await recordEvent(parts, { type: 'password_changed', userId: user.id, caller }, client);
  });
}
