import type { PoolClient } from 'pg';
import type { Mail } from '#server/mail/mail.ts';
import type { Queryable } from '#server/db/pools.ts';
import { AuthError } from '../errors/auth-error.ts';
import type { PartsInside } from '../parts.ts';
import { findUserByEmail, findUserById, type UserRow } from './find-user.ts';
import { type LinkRequest, writeTokenMail } from './mail-links.ts';

const UNIQUE_VIOLATION = '23505';

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}

/**
 * Starts a change of address: a mail to the current address and one to the new one; both must be
 * confirmed. An address that belongs to somebody else gets no mail; the answer is the same, because
 * it must not tell who has an account.
 * @returns the mails to send once the transaction is through
 */
export async function startEmailChange(
  parts: PartsInside,
  client: PoolClient,
  next: string,
  request: LinkRequest,
): Promise<Mail[]> {
  const { id } = request.user;
  await client.query(
    'update auth.users set email_change = $2, email_change_confirm_status = 0 where id = $1',
    [id, next],
  );
  const changing = { ...request, user: { ...request.user, email_change: next } };
  const mails: Mail[] = [];
  if (request.user.email !== null) {
    mails.push((await writeTokenMail(parts, client, 'email_change_current', changing)).mail);
  }
  const { mail } = await writeTokenMail(parts, client, 'email_change_new', changing);
  const owner = await findUserByEmail(client, next);
  if (!owner || owner.id === id) mails.push(mail);
  return mails;
}

/** The links of both mails end. */
export async function cancelEmailChange(db: Queryable, userId: string): Promise<void> {
  await db.query(
    `with ended as (
       delete from auth.one_time_tokens where user_id = $1
         and token_type in ('email_change_token_current', 'email_change_token_new')
     )
     update auth.users set email_change = null, email_change_confirm_status = 0 where id = $1`,
    [userId],
  );
}

/** Remembers the first of the two confirmations. */
async function noteFirstConfirmation(client: PoolClient, user: UserRow, now: Date): Promise<void> {
  await client.query(
    'update auth.users set email_change_confirm_status = 1, updated_at = $2 where id = $1',
    [user.id, now],
  );
}

/**
 * The account's address from now on, with its identity and what tells how one may sign in.
 * @throws the database's unique violation when somebody else has it
 */
export async function setEmail(
  client: PoolClient,
  userId: string,
  email: string,
  now: Date,
): Promise<void> {
  await client.query(
    `update auth.users set email = $2, email_change = null, email_change_confirm_status = 0,
       is_anonymous = false, updated_at = $3,
       raw_user_meta_data = case when raw_user_meta_data ? 'email'
         then raw_user_meta_data || jsonb_build_object('email', $2::text) else raw_user_meta_data end,
       raw_app_meta_data = '{"provider": "email"}' || raw_app_meta_data
         || jsonb_build_object('providers', case
              when raw_app_meta_data -> 'providers' ? 'email' then raw_app_meta_data -> 'providers'
              else coalesce(raw_app_meta_data -> 'providers', '[]') || '["email"]' end)
      where id = $1`,
    [userId, email, now],
  );
  await client.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
     values ($1::text, $1::uuid, jsonb_build_object('sub', $1::text, 'email', $2::text,
       'email_verified', true, 'phone_verified', false), 'email', $3, $3)
     on conflict (provider_id, provider) do update
       set identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = $3`,
    [userId, email, now],
  );
}

/**
 * One address has agreed. The first confirmation of two is only noted; the last one changes the
 * address, its identity and what an anonymous person was.
 * @returns undefined while the other address has not agreed yet
 * @throws {AuthError} `email_exists` when somebody else has taken the address meanwhile
 */
export async function confirmEmailChange(
  { now }: PartsInside,
  client: PoolClient,
  user: UserRow,
): Promise<UserRow | undefined> {
  const at = now();
  if (user.email !== null && user.email_change_confirm_status === 0) {
    await noteFirstConfirmation(client, user, at);
    return undefined;
  }
  const next = user.email_change;
  if (!next) throw new AuthError('otp_expired');
  try {
    await setEmail(client, user.id, next, at);
    await client.query(
      `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, $2),
         raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}' where id = $1`,
      [user.id, at],
    );
  } catch (error) {
    if (isUniqueViolation(error)) throw new AuthError('email_exists');
    throw error;
  }
  await client.query('delete from auth.one_time_tokens where user_id = $1', [user.id]);
  return findUserById(client, user.id);
}
