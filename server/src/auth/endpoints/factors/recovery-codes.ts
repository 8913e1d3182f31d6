import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { AuthError } from '../../errors/auth-error.ts';
import { requireAccount, requireAal2 } from '../../factors/account.ts';
import { checkEnrolment } from '../../factors/enrolment.ts';
import {
  countRecoveryCodes,
  lockRecoveryCodeSet,
  replaceRecoveryCodes,
} from '../../factors/recovery-codes.ts';
import { removeFactor } from '../../factors/remove-factor.ts';
import type { AuthContext, AuthParts, Endpoint } from '../../parts.ts';
import { requireConfirmed } from '../../passwords/confirm-session.ts';
import { readBody } from '../../request/read-body.ts';
import { recordEvent } from '../../security-event.ts';
import { inTransaction } from '../../transaction.ts';
import { tellOfChange } from '../../users/tell-of-change.ts';

const TYPE = 'recovery_code';
const DEFAULT_NAME = 'Recovery codes';
const Body = z.object({ friendly_name: z.string().max(120).nullish() });

const noCodes = () =>
  new AuthError('mfa_factor_not_found', { message: 'The user has not enrolled recovery codes' });

/** GET /factors/recovery-codes: how many there are and are left; never a code. */
export const recoveryCodesStatus =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const { user } = await requireAccount(parts, c);
    const counted = await countRecoveryCodes(parts.pools.owner, user.id);
    if (!counted) throw noCodes();
    const { factorId, total, remaining } = counted;
    return c.json({ id: factorId, type: TYPE, total, remaining });
  };

async function readName(c: AuthContext): Promise<string> {
  if ((await c.req.text()) === '') return DEFAULT_NAME;
  return (await readBody(c, Body)).friendly_name?.trim() || DEFAULT_NAME;
}

/** POST /factors/recovery-codes: the first set. The codes are shown this once. */
export const generateRecoveryCodes =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const account = await requireAccount(parts, c);
    const { user, caller } = account;
    const name = await readName(c);
    requireAal2(account, 'AAL2 required to generate recovery codes');
    await requireConfirmed(parts, user, account.sessionId, parts.pools.owner);
    const id = randomUUID();
    const codes = await inTransaction(parts.pools.owner, async (client) => {
      if (await lockRecoveryCodeSet(client, user.id)) {
        const message =
          'Recovery codes are already enrolled for this user, use regenerate to rotate them';
        throw new AuthError('mfa_verified_factor_exists', { message });
      }
      const factors = await checkEnrolment(parts, client, account, name);
      if (!factors.some(({ status }) => status === 'verified')) {
        const message = 'At least one other verified factor is required to generate recovery codes';
        throw new AuthError('mfa_recovery_codes_sole_factor', { message });
      }
      await client.query(
        `with factor as (
           insert into auth.mfa_factors
             (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
           values ($1, $2, $3, 'recovery_code', 'verified', $4, $4)
         )
         insert into auth.mfa_recovery_code_sets (id, user_id, mfa_factor_id, created_at, updated_at)
         values ($1, $2, $1, $4, $4)`,
        [id, user.id, name, parts.now()],
      );
      const details = { factor_id: id };
      await recordEvent(
        parts,
        { type: 'recovery_codes_made', userId: user.id, caller, details },
        client,
      );
      return replaceRecoveryCodes(parts.keys, client, id, parts.now());
    });
    await tellOfChange(parts, user.email, 'recovery_codes_made');
    c.header('cache-control', 'no-store');
    return c.json({ id, type: TYPE, friendly_name: name, total: codes.length, codes });
  };

/** POST /factors/recovery-codes/regenerate: new codes; the previous ones stop working. */
export const regenerateRecoveryCodes =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const account = await requireAccount(parts, c);
    const { user, caller } = account;
    requireAal2(account, 'AAL2 required to regenerate recovery codes');
    await requireConfirmed(parts, user, account.sessionId, parts.pools.owner);
    const made = await inTransaction(parts.pools.owner, async (client) => {
      const set = await lockRecoveryCodeSet(client, user.id);
      if (!set) throw noCodes();
      const details = { factor_id: set.mfa_factor_id };
      await recordEvent(
        parts,
        { type: 'recovery_codes_made', userId: user.id, caller, details },
        client,
      );
      const codes = await replaceRecoveryCodes(parts.keys, client, set.id, parts.now());
      return { id: set.mfa_factor_id, codes };
    });
    await tellOfChange(parts, user.email, 'recovery_codes_made');
    const name = user.factors.find(({ id }) => id === made.id)?.friendly_name ?? DEFAULT_NAME;
    const { id, codes } = made;
    c.header('cache-control', 'no-store');
    return c.json({ id, type: TYPE, friendly_name: name, total: codes.length, codes });
  };

/** DELETE /factors/recovery-codes */
export const deleteRecoveryCodes =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const account = await requireAccount(parts, c);
    const { user, caller } = account;
    requireAal2(account, 'AAL2 required to delete recovery codes');
    await requireConfirmed(parts, user, account.sessionId, parts.pools.owner);
    const id = await inTransaction(parts.pools.owner, async (client) => {
      const set = await lockRecoveryCodeSet(client, user.id);
      if (!set) throw noCodes();
      await removeFactor(parts, client, { id: set.mfa_factor_id, user_id: user.id });
      const details = { factor_id: set.mfa_factor_id, factor_type: TYPE };
      await recordEvent(
        parts,
        { type: 'factor_removed', userId: user.id, caller, details },
        client,
      );
      return set.mfa_factor_id;
    });
    parts.liveSessions.forget(user.id);
    await tellOfChange(parts, user.email, 'recovery_codes_removed');
    return c.json({ id });
  };
