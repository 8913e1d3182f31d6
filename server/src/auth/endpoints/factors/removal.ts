import { factorRemovalMail } from '#server/mail/templates/factor-removal.ts';
import { AuthError } from '../../errors/auth-error.ts';
import { hasVerifiedFactor, requireAccount } from '../../factors/account.ts';
import {
  cancelRemoval,
  type FactorRemoval,
  findRemoval,
  mayCancel,
  startRemoval,
} from '../../factors/removal.ts';
import { countMail } from '../../limits/auth-limits.ts';
import type { AuthParts, Endpoint } from '../../parts.ts';
import { recordEvent } from '../../security-event.ts';
import { cameBy } from '../../sessions/came-by.ts';
import { inTransaction } from '../../transaction.ts';
import { tellOfChange } from '../../users/tell-of-change.ts';

const json = (removal: FactorRemoval | undefined, cancellable: boolean) => ({
  due_at: removal?.due_at ?? null,
  cancellable,
});

/** GET /factors/removal: until when the factors stay, and whether this session may keep them. */
export const factorRemoval =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const { user, sessionId } = await requireAccount(parts, c);
    const { owner } = parts.pools;
    const removal = await findRemoval(owner, user.id);
    const cancellable = removal !== undefined && (await mayCancel(owner, sessionId, removal));
    return c.json(json(removal, cancellable));
  };

/**
 * POST /factors/removal: a person who arrived by a recovery mail and has none of the factors asks
 * for their removal. They are removed after `FACTOR_RECOVERY_HOURS`, with the password
 * (server/src/jobs).
 */
export const requestFactorRemoval =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const { user, sessionId, caller } = await requireAccount(parts, c);
    if (!(await cameBy(parts, sessionId, ['recovery']))) {
      const message = 'Removing factors without showing one needs a session of a recovery mail';
      throw new AuthError('reauthentication_needed', { message });
    }
    const { email } = user;
    if (email === null || !hasVerifiedFactor(user)) {
      throw new AuthError('mfa_factor_not_found', { message: 'There is no factor to remove' });
    }
    const { owner } = parts.pools;
    const known = await findRemoval(owner, user.id);
    if (known) return c.json(json(known, false));
    await countMail(parts, caller, email);
    const at = parts.now();
    const due = new Date(at.getTime() + parts.config.session.factorRecoveryHours * 3_600_000);
    // The removal counts only if its mail could be queued, so that no factor goes unnoticed.
    const started = await inTransaction(owner, async (client) => {
      const row = await startRemoval(client, user.id, { requested_at: at, due_at: due });
      if (!row) return undefined;
      const event = { type: 'factor_removal_requested', userId: user.id, caller } as const;
      await recordEvent(parts, event, client);
      await parts.sendMail(factorRemovalMail(email, due, parts.config.siteUrl), client);
      return row;
    });
    return c.json(json(started ?? (await findRemoval(owner, user.id)), false));
  };

/** DELETE /factors/removal: a session that proved an older factor cancels the removal. */
export const cancelFactorRemoval =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const { user, sessionId, caller } = await requireAccount(parts, c);
    const { owner } = parts.pools;
    const removal = await findRemoval(owner, user.id);
    if (removal && !(await mayCancel(owner, sessionId, removal))) {
      const message = 'Only a factor that is older than a week can keep the factors';
      throw new AuthError('insufficient_aal', { message });
    }
    if (removal && (await cancelRemoval(owner, user.id))) {
      await recordEvent(
        parts,
        { type: 'factor_removal_cancelled', userId: user.id, caller },
        parts.pools.owner,
      );
      await tellOfChange(parts, user.email, 'factor_removal_cancelled');
    }
    return c.json(json(undefined, false));
  };
