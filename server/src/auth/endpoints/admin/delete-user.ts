import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { AuthParts, Endpoint } from '../../parts.ts';
import { callerOf } from '../../request/caller.ts';
import { readBody } from '../../request/read-body.ts';
import { recordEvent } from '../../security-event.ts';
import { inTransaction } from '../../transaction.ts';
import { storedUser } from './stored-user.ts';

const Body = z.object({ should_soft_delete: z.boolean().nullish() });

/**
 * Nothing of the account stays but its id, and the address is free again. What the person wrote
 * hangs on that id and goes with the full deletion.
 */
async function softDelete(client: PoolClient, userId: string, now: Date): Promise<void> {
  await client.query(
    `update auth.users set email = $2, phone = null, encrypted_password = null, email_change = null,
       raw_app_meta_data = '{}', raw_user_meta_data = '{}', deleted_at = $3, updated_at = $3
      where id = $1 and deleted_at is null`,
    [userId, `deleted-${randomUUID()}`, now],
  );
  for (const table of [
    'identities',
    'sessions',
    'mfa_factors',
    'webauthn_credentials',
    'one_time_tokens',
  ]) {
    await client.query(`delete from auth.${table} where user_id = $1`, [userId]);
  }
}

/** DELETE /admin/users/{id} */
export const adminDeleteUser =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const text = await c.req.text();
    const body = text === '' ? {} : await readBody(c, Body);
    const soft = body.should_soft_delete ?? false;
    const caller = callerOf(parts, c);
    const userId = await inTransaction(parts.pools.owner, async (client) => {
      const { id } = await storedUser(c, client);
      const event = { type: 'admin_user_deleted', userId: soft ? id : null, caller } as const;
      await recordEvent(parts, { ...event, details: { user_id: id, soft } }, client);
      if (soft) await softDelete(client, id, parts.now());
      else await client.query('delete from auth.users where id = $1', [id]);
      return id;
    });
    parts.liveSessions.forget(userId);
    return c.json({});
  };
