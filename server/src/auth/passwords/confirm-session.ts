import type { Queryable } from '#server/db/pools.ts';
import { AuthError } from '../errors/auth-error.ts';
import type { AuthParts } from '../parts.ts';
import type { Caller } from '../request/caller.ts';
import type { SignedIn } from '../request/require-session.ts';
import { useOneTimeToken } from '../tokens/one-time-token.ts';
import { inTransaction } from '../transaction.ts';
import type { UserRow } from '../users/find-user.ts';
import { NONCE, proveByNonce, proveByPassword } from './prove-person.ts';

interface Given {
  current: string | null | undefined;
  /** From the mail of `GET /reauthenticate`. */
  nonce: string | null | undefined;
}

/**
 * The person types the password or a code from her mail: for `REAUTHENTICATION_MINUTES` this session
 * may change what opens the account. A token alone, also that of a session that began a moment ago,
 * may be in other hands.
 * @throws {AuthError} `current_password_invalid` or `reauthentication_not_valid`
 */
export async function confirmSession(
  parts: AuthParts,
  caller: Caller,
  { user, sessionId }: SignedIn,
  { current, nonce }: Given,
): Promise<void> {
  const hash = nonce ? await proveByNonce(parts, caller, user, nonce) : undefined;
  if (hash === undefined) await proveByPassword(parts, caller, user, current ?? '');
  const now = parts.now();
  await inTransaction(parts.pools.owner, async (client) => {
    if (hash !== undefined && !(await useOneTimeToken(client, hash, NONCE, now))) {
      throw new AuthError('reauthentication_not_valid');
    }
    // Where auth/v1 asks nobody, deleting the account still does.
    const minutes = Math.max(1, parts.config.session.reauthenticationMinutes);
    const until = new Date(now.getTime() + minutes * 60_000);
    await client.query('update auth.sessions set confirmed_until = $2 where id = $1', [
      sessionId,
      until,
    ]);
  });
}

/** Whether the person confirmed this session a moment ago. */
export async function isConfirmed(
  { now }: Pick<AuthParts, 'now'>,
  sessionId: string,
  db: Queryable,
): Promise<boolean> {
  const { rows } = await db.query(
    'select from auth.sessions where id = $1 and confirmed_until > $2',
    [sessionId, now()],
  );
  return rows.length > 0;
}

/**
 * Before anything that adds a way into the account or takes one away. Who has neither password nor
 * mail (an anonymous person) has nothing to confirm with.
 * @throws {AuthError} `reauthentication_needed`
 */
export async function requireConfirmed(
  parts: Pick<AuthParts, 'config' | 'now'>,
  user: UserRow,
  sessionId: string,
  db: Queryable,
): Promise<void> {
  if (parts.config.session.reauthenticationMinutes === 0) return;
  if (user.email === null && user.encrypted_password === null) return;
  if (await isConfirmed(parts, sessionId, db)) return;
  throw new AuthError('reauthentication_needed', {
    message: 'This change requires reauthentication: send current_password or nonce to PUT /user',
  });
}

/**
 * The sessions of a person confirm themselves anew: what they confirmed with, and the recovery mail
 * that they may have come by, prove a mail identity that was removed.
 */
export async function endConfirmations(db: Queryable, userId: string): Promise<void> {
  await db.query(
    `update auth.sessions set confirmed_until = null,
       amr = replace(amr::text, '"recovery"', '"otp"')::jsonb where user_id = $1`,
    [userId],
  );
}
