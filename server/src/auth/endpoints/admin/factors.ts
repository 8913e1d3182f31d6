import { z } from 'zod';
import { AuthError } from '../../errors/auth-error.ts';
import { factorJson } from '../../factors/factor.ts';
import { removeFactor } from '../../factors/remove-factor.ts';
import type { AuthContext, AuthParts, Endpoint } from '../../parts.ts';
import { callerOf } from '../../request/caller.ts';
import { readBody } from '../../request/read-body.ts';
import { readId } from '../../request/read-id.ts';
import { recordEvent } from '../../security-event.ts';
import { inTransaction } from '../../transaction.ts';
import { tellOfChange } from '../../users/tell-of-change.ts';
import { storedUser } from './stored-user.ts';

async function storedFactor(parts: AuthParts, c: AuthContext) {
  const user = await storedUser(c, parts.pools.owner);
  const id = readId(c, 'factor_id');
  const factor = user.factors.find((each) => each.id === id);
  if (!factor) throw new AuthError('mfa_factor_not_found');
  return { user, factor };
}

/** GET /admin/users/{id}/factors */
export const adminListFactors =
  (parts: AuthParts): Endpoint =>
  async (c) =>
    c.json((await storedUser(c, parts.pools.owner)).factors.map(factorJson));

const Body = z.object({ friendly_name: z.string().max(120).nullish() });

/** PUT /admin/users/{id}/factors/{factorId}: another name. */
export const adminUpdateFactor =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const { user, factor } = await storedFactor(parts, c);
    const name = (await readBody(c, Body)).friendly_name;
    if (!name) return c.json(factorJson(factor));
    if (user.factors.some((each) => each.id !== factor.id && each.friendly_name === name)) {
      throw new AuthError('mfa_factor_name_conflict');
    }
    const at = parts.now();
    await parts.pools.owner.query(
      'update auth.mfa_factors set friendly_name = $2, updated_at = $3 where id = $1',
      [factor.id, name, at],
    );
    return c.json(factorJson({ ...factor, friendly_name: name, updated_at: at }));
  };

/**
 * DELETE /admin/users/{id}/factors/{factorId}: for a person who lost a device and every recovery
 * code. Recovery codes cannot be the only factor, so they go with the last other one.
 */
export const adminDeleteFactor =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const { user, factor } = await storedFactor(parts, c);
    const rest = user.factors.filter(({ id }) => id !== factor.id);
    const codes = rest.filter((each) => each.factor_type === 'recovery_code');
    const another = rest.some((each) => each.status === 'verified' && !codes.includes(each));
    const caller = callerOf(parts, c);
    await inTransaction(parts.pools.owner, async (client) => {
      for (const { id } of another ? [factor] : [factor, ...codes]) {
        await removeFactor(parts, client, { id, user_id: user.id });
        const details = { factor_id: id };
        const event = { type: 'admin_factor_deleted', userId: user.id, caller, details } as const;
        await recordEvent(parts, event, client);
      }
    });
    parts.liveSessions.forget(user.id);
    if (factor.status === 'verified') await tellOfChange(parts, user.email, 'factor_removed');
    return c.json(factorJson(factor));
  };
