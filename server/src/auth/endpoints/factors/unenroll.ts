import { AuthError } from '../../errors/auth-error.ts';
import { requireAccount, requireAal2 } from '../../factors/account.ts';
import { listFactors, lockFactor } from '../../factors/factor.ts';
import { lockRecoveryCodeSet } from '../../factors/recovery-codes.ts';
import { removeFactor } from '../../factors/remove-factor.ts';
import type { AuthParts, Endpoint } from '../../parts.ts';
import { requireConfirmed } from '../../passwords/confirm-session.ts';
import { readId } from '../../request/read-id.ts';
import { recordEvent } from '../../security-event.ts';
import { inTransaction } from '../../transaction.ts';
import { tellOfChange } from '../../users/tell-of-change.ts';

/** DELETE /factors/{id}. One that was never verified is removed without a mail. */
export const unenrollFactor =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const account = await requireAccount(parts, c);
    const { user, caller } = account;
    const id = readId(c, 'factor_id');
    const counted = await inTransaction(parts.pools.owner, async (client) => {
      const set = await lockRecoveryCodeSet(client, user.id);
      const factor = await lockFactor(client, user.id, id);
      if (!factor) throw new AuthError('mfa_factor_not_found');
      const { factor_type: type, status } = factor;
      if (type === 'recovery_code') {
        const message =
          'Recovery codes cannot be unenrolled with this endpoint, use DELETE /factors/recovery-codes';
        throw new AuthError('validation_failed', { status: 422, message });
      }
      if (status === 'verified') {
        requireAal2(account, 'AAL2 required to unenroll verified factor', 422);
        await requireConfirmed(parts, user, account.sessionId, client);
        const others = (await listFactors(client, user.id)).filter((each) => each.id !== id);
        const another = others.some(
          (each) => each.status === 'verified' && each.factor_type !== 'recovery_code',
        );
        if (set && !another) {
          const message =
            'Recovery codes cannot be the only verified factor. Please enroll another factor before unenrolling this one or delete your recovery codes.';
          throw new AuthError('mfa_recovery_codes_sole_factor', { message });
        }
      }
      await removeFactor(parts, client, factor);
      const details = { factor_id: id, factor_type: type, factor_status: status };
      await recordEvent(
        parts,
        { type: 'factor_removed', userId: user.id, caller, details },
        client,
      );
      return status === 'verified';
    });
    parts.liveSessions.forget(user.id);
    if (counted) await tellOfChange(parts, user.email, 'factor_removed');
    return c.json({ id });
  };
