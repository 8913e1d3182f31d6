import type { PoolClient } from 'pg';
import { AuthError } from '../errors/auth-error.ts';
import type { AuthParts } from '../parts.ts';
import type { Caller } from '../request/caller.ts';
import type { SignedIn } from '../request/require-session.ts';
import { recordEvent } from '../security-event.ts';
import { cameBy } from '../sessions/came-by.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import type { AuthMethod } from '../tokens/access-token.ts';
import { useOneTimeToken } from '../tokens/one-time-token.ts';
import { inTransaction } from '../transaction.ts';
import { isConfirmed } from './confirm-session.ts';
import { hashPassword, verifyPassword } from './hash.ts';
import { checkPassword } from './policy.ts';
import { NONCE, proveByNonce, proveByPassword } from './prove-person.ts';

/** Ways in that showed the mailbox of the account. */
const BY_MAIL: readonly AuthMethod[] = [
  'otp',
  'magiclink',
  'email/signup',
  'invite',
  'recovery',
  'email_change',
];

interface Given {
  current: string | null | undefined;
  /** From the mail of `GET /reauthenticate`. */
  nonce: string | null | undefined;
  next: string;
}

/** What stands behind a change, if it is a nonce: used up together with the change. */
type Proof = string | undefined;

/**
 * A first password, or one after the mail identity and its password were removed: a session that
 * came by mail a moment ago may set the first, any other confirms itself before.
 */
async function mayChooseFirst(parts: AuthParts, { user, sessionId }: SignedIn): Promise<boolean> {
  if (user.is_anonymous || (await isConfirmed(parts, sessionId, parts.pools.owner))) return true;
  // That mail was asked for to choose a password.
  if (await cameBy(parts, sessionId, ['recovery'])) return true;
  const byMail = user.identities.some(({ provider }) => provider === 'email');
  return byMail && cameBy(parts, sessionId, BY_MAIL);
}

/**
 * docs/specification.md §5: the current password verifies first; a nonce or a fresh recovery link
 * stands in for it.
 */
async function prove(
  parts: AuthParts,
  caller: Caller,
  signedIn: SignedIn,
  { current, nonce }: Given,
): Promise<Proof> {
  const { user, sessionId } = signedIn;
  if (nonce) return proveByNonce(parts, caller, user, nonce);
  if (user.encrypted_password === null) {
    if (await mayChooseFirst(parts, signedIn)) return;
    throw new AuthError('reauthentication_needed');
  }
  if (await cameBy(parts, sessionId, ['recovery'])) return;
  if (!current) throw new AuthError('current_password_required');
  await proveByPassword(parts, caller, user, current);
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
