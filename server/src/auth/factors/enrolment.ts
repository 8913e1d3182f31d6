import type { PoolClient } from 'pg';
import { AuthError } from '../errors/auth-error.ts';
import type { PartsInside } from '../parts.ts';
import { type Account, hasVerifiedFactor } from './account.ts';
import { type FactorRow, listFactors } from './factor.ts';

/** GoTrue's figures. */
const MAX_FACTORS = 10;
const UNVERIFIED_LIFETIME_MS = 5 * 60_000;

/** Always locked before the person's factors, to avoid deadlocks. */
export async function lockPerson(client: PoolClient, userId: string): Promise<void> {
  await client.query('select from auth.users where id = $1 for no key update', [userId]);
}

/** @throws {AuthError} `insufficient_aal` where there is a factor that this session has not shown */
export function requireLevel({ user, aal }: Account): void {
  if (aal !== 'aal2' && hasVerifiedFactor(user)) {
    throw new AuthError('insufficient_aal', { message: 'AAL2 required to enroll a new factor' });
  }
}

/**
 * Whether the person may add a factor of this name. Factors that were begun and left are removed.
 * The row of the person is locked, so that of several at once each sees the others.
 * @returns the factors there are
 * @throws {AuthError} name taken, too many, or a first factor that this session has not shown
 */
export async function checkEnrolment(
  { now }: PartsInside,
  client: PoolClient,
  { user, aal }: Account,
  name: string,
): Promise<FactorRow[]> {
  await lockPerson(client, user.id);
  await client.query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
       and coalesce(last_challenged_at, created_at) < $2`,
    [user.id, new Date(now().getTime() - UNVERIFIED_LIFETIME_MS)],
  );
  const factors = await listFactors(client, user.id);
  if (factors.some((factor) => factor.friendly_name === name)) {
    throw new AuthError('mfa_factor_name_conflict', {
      message: `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
    });
  }
  if (factors.length >= MAX_FACTORS) throw new AuthError('too_many_enrolled_mfa_factors');
  if (aal !== 'aal2' && factors.some(({ status }) => status === 'verified')) {
    throw new AuthError('insufficient_aal', { message: 'AAL2 required to enroll a new factor' });
  }
  return factors;
}

/**
 * Whether a factor that was begun may be completed. Somebody with the password alone could have
 * begun one before the person had any, and would get around hers with it. Ask with the person
 * locked (`lockPerson`): of two first factors one comes second.
 * @throws {AuthError} `insufficient_aal`
 */
export async function checkCompletion(
  client: PoolClient,
  { user, aal }: Account,
  factor: Pick<FactorRow, 'status'>,
): Promise<void> {
  if (factor.status === 'verified' || aal === 'aal2') return;
  const factors = await listFactors(client, user.id);
  if (factors.some(({ status }) => status === 'verified')) {
    throw new AuthError('insufficient_aal', { message: 'AAL2 required to verify a new factor' });
  }
}
