import type { PoolClient } from 'pg';
import { passToMailboxOwner } from '../federation/mailbox-owner.ts';
import { findUserByEmail, findUserById, type UserRow } from './find-user.ts';
import type { UserData } from './user-data.ts';

interface NewUser {
  /** Only an administrator chooses one. */
  id?: string | undefined;
  email: string;
  /** Null for who signs in with a code or was invited. */
  passwordHash: string | null;
  data: UserData;
  /** Nobody was asked to confirm, and the person's data stays as the administrator gave it. */
  byAdmin?: boolean;
  now: Date;
}

/** A new, unconfirmed person with an email identity; undefined when the address is taken. */
export async function createUser(
  client: PoolClient,
  { id: wanted, email, passwordHash, data, byAdmin = false, now }: NewUser,
): Promise<UserRow | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `with id as (select coalesce($5::uuid, uuidv7()) as id)
     insert into auth.users (id, email, encrypted_password, raw_app_meta_data, raw_user_meta_data,
       confirmation_sent_at, created_at, updated_at)
     select id, $1, $2, '{"provider": "email", "providers": ["email"]}',
       case when $6 then $3::jsonb else $3::jsonb || jsonb_build_object('sub', id,
         'email', $1::text, 'email_verified', false, 'phone_verified', false) end,
       case when $6 then null else $4::timestamptz end, $4, $4 from id
     on conflict do nothing
     returning id`,
    [email, passwordHash, data, now, wanted ?? null, byAdmin],
  );
  const id = rows[0]?.id;
  if (id === undefined) return undefined;
  await client.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
     values ($1::text, $1::uuid, jsonb_build_object('sub', $1::text, 'email', $2::text,
       'email_verified', false, 'phone_verified', false), 'email', $3, $3)`,
    [id, email, now],
  );
  return findUserByEmail(client, email);
}

/** A person without address or password; she can add both later and keeps what she wrote. */
export async function createAnonymousUser(
  client: PoolClient,
  { data, now }: Pick<NewUser, 'data' | 'now'>,
): Promise<UserRow> {
  const { rows } = await client.query<{ id: string }>(
    `insert into auth.users (is_anonymous, raw_user_meta_data, created_at, updated_at)
     values (true, $1, $2, $2) returning id`,
    [data, now],
  );
  const user = await findUserById(client, rows[0]?.id ?? '');
  if (!user) throw new Error('no anonymous user was made');
  return user;
}

interface Renewal extends Omit<NewUser, 'id' | 'email' | 'byAdmin'> {
  /** The stored hash that the typed password fits, if it is the same password as before. */
  fits: string | null;
  /** Takes the password in any case: nobody is asked by mail. */
  unasked?: boolean;
}

/**
 * Somebody signs up again before confirming, or after asking for a code. While an earlier mail may
 * still be opened, nobody knows which of the two has the mailbox: one could wait for the other to
 * open either mail. So another password counts no more than the first, and whoever opens the mail
 * chooses one. It does count when it is the same one, or when what was sent before has expired.
 */
export async function renewUnconfirmedUser(
  client: PoolClient,
  user: UserRow,
  { passwordHash, fits, data, unasked = false, now }: Renewal,
): Promise<UserRow | undefined> {
  await passToMailboxOwner(client, user.id, now);
  await client.query(
    `update auth.users u set encrypted_password = case
         when u.encrypted_password = $5 then u.encrypted_password
         when not $6 and exists (
           select from auth.one_time_tokens t where t.user_id = u.id and t.expires_at > $4) then null
         else $2 end,
       confirmation_sent_at = $4, updated_at = $4,
       raw_user_meta_data = raw_user_meta_data || $3::jsonb || jsonb_build_object('sub', id,
         'email', email, 'email_verified', false, 'phone_verified', false)
      where id = $1 and email_confirmed_at is null`,
    [user.id, passwordHash, data, now, fits, unasked],
  );
  return findUserByEmail(client, user.email ?? '');
}
