import type { Queryable } from '#server/db/pools.ts';
import { passToMailboxOwner } from '../federation/mailbox-owner.ts';

/** The person has shown that the address is hers. Links that were sent before are of no use then. */
export async function confirmEmail(
  db: Queryable,
  userId: string,
  { keepsPassword = true, now }: { keepsPassword?: boolean; now: Date },
): Promise<void> {
  if (!keepsPassword) await passToMailboxOwner(db, userId, now);
  await db.query(
    `update auth.users set updated_at = $2,
       encrypted_password = case when $3 or email_confirmed_at is not null then encrypted_password end,
       email_confirmed_at = coalesce(email_confirmed_at, $2),
       raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}'
      where id = $1`,
    [userId, now, keepsPassword],
  );
  await db.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}',
       updated_at = $2 where user_id = $1 and provider = 'email'`,
    [userId, now],
  );
  await db.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
}
