import type { Queryable } from '#server/db/pools.ts';
import { syncProviders } from './identity-store.ts';

/**
 * An unconfirmed account passes to whoever proves to own the mailbox: identities of providers that
 * did not vouch for the address go, because whoever brought them may be somebody else who would
 * keep a key. Confirmed accounts stay as they are.
 */
export async function passToMailboxOwner(db: Queryable, userId: string, now: Date): Promise<void> {
  const { rowCount } = await db.query(
    `delete from auth.identities i using auth.users u
      where u.id = $1 and i.user_id = u.id and u.email_confirmed_at is null
        and i.provider not in ('email', 'phone') and i.provider not like 'sso:%'
        and i.identity_data -> 'email_verified' is distinct from 'true'`,
    [userId],
  );
  if (rowCount === 0) return;
  await db.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
     select id::text, id, jsonb_build_object('sub', id, 'email', email, 'email_verified', false,
       'phone_verified', false), 'email', $2, $2
       from auth.users where id = $1 and email is not null
     on conflict do nothing`,
    [userId, now],
  );
  await syncProviders(db, userId, now);
}
