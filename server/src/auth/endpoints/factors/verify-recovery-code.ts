import type { PoolClient } from 'pg';
import { z } from 'zod';
import { AuthError } from '../../errors/auth-error.ts';
import { type Account, requireAccount } from '../../factors/account.ts';
import { type Raised, raiseSession } from '../../factors/raise-session.ts';
import {
  lockRecoveryCodeSet,
  normalizeRecoveryCode,
  type RecoveryCodeSet,
  useRecoveryCode,
} from '../../factors/recovery-codes.ts';
import type { AuthParts, Endpoint, PartsInside } from '../../parts.ts';
import { readBody } from '../../request/read-body.ts';
import { recordEvent } from '../../security-event.ts';
import { inTransaction } from '../../transaction.ts';

const Body = z.object({ code: z.string().max(100).nullish() });

/** Five wrong codes lock the set for a quarter of an hour. */
const MAX_FAILURES = 5;
const LOCK_MS = 15 * 60_000;

/** Counts a wrong code and puts it on record. */
async function countFailure(
  parts: PartsInside,
  client: PoolClient,
  { user, caller }: Account,
  set: RecoveryCodeSet,
): Promise<void> {
  const now = parts.now();
  const expired = set.verification_locked_until !== null;
  const failures = (expired ? 0 : set.failed_verification_count) + 1;
  await client.query(
    `update auth.mfa_recovery_code_sets set failed_verification_count = $2,
       verification_locked_until = $3, updated_at = $4 where id = $1`,
    [set.id, failures, failures >= MAX_FAILURES ? new Date(now.getTime() + LOCK_MS) : null, now],
  );
  const details = { factor_id: set.mfa_factor_id, factor_type: 'recovery_code' };
  await recordEvent(parts, { type: 'mfa_failed', userId: user.id, caller, details }, client);
}

/** @returns undefined when the code was wrong, which is counted */
async function verify(
  parts: PartsInside,
  client: PoolClient,
  account: Account,
  code: string,
): Promise<Raised | undefined> {
  const { user, caller } = account;
  const set = await lockRecoveryCodeSet(client, user.id);
  if (!set) return undefined;
  const now = parts.now();
  const { verification_locked_until: lockedUntil } = set;
  if (lockedUntil !== null && lockedUntil > now) {
    const seconds = Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000);
    throw new AuthError('mfa_recovery_codes_locked', {
      headers: { 'retry-after': String(seconds) },
    });
  }
  if (!(await useRecoveryCode(parts.keys, client, set.id, code, now))) {
    await countFailure(parts, client, account, set);
    return undefined;
  }
  await client.query(
    `update auth.mfa_recovery_code_sets set failed_verification_count = 0,
       verification_locked_until = null, updated_at = $2 where id = $1`,
    [set.id, now],
  );
  const details = { factor_id: set.mfa_factor_id, factor_type: 'recovery_code' };
  await recordEvent(parts, { type: 'factor_verified', userId: user.id, caller, details }, client);
  return raiseSession(parts, client, account, set.mfa_factor_id, 'mfa/recovery_code');
}

/** POST /factors/recovery-codes/verify: a code from paper instead of the phone that was lost. */
export const verifyRecoveryCode =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const account = await requireAccount(parts, c);
    const code = normalizeRecoveryCode((await readBody(c, Body)).code ?? '');
    if (code === '') {
      throw new AuthError('validation_failed', { message: 'Code needs to be non-empty' });
    }
    const raised = await inTransaction(parts.pools.owner, (client) =>
      verify(parts, client, account, code),
    );
    if (!raised) {
      throw new AuthError('mfa_verification_failed', { message: 'Invalid recovery code entered' });
    }
    parts.liveSessions.end(raised.ended);
    parts.liveSessions.forget(account.user.id);
    c.header('cache-control', 'no-store');
    return c.json(raised.session);
  };
