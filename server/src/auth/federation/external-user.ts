import type { PoolClient } from 'pg';
import { findUserById, type UserRow } from '../users/find-user.ts';
import { type ExternalIdentity, mainEmail } from './external-identity.ts';
import { fittedUserData, syncProviders, writeIdentity } from './identity-store.ts';

/**
 * A new person who came through a provider: no password, not confirmed yet.
 * Undefined when somebody took the address at this very moment.
 * @param sso through a SAML connection: such people stand apart from all others of their address
 */
export async function createExternalUser(
  client: PoolClient,
  identity: ExternalIdentity,
  email: string,
  { sso, now }: { sso: boolean; now: Date },
): Promise<UserRow | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `insert into auth.users (email, is_sso_user, raw_app_meta_data, raw_user_meta_data, created_at,
       updated_at)
     values ($1, $2, jsonb_build_object('provider', $3::text, 'providers', jsonb_build_array($3::text)),
       $4, $5, $5)
     on conflict do nothing returning id`,
    [email, sso, identity.provider, fittedUserData({}, identity.data), now],
  );
  const id = rows[0]?.id;
  if (id === undefined) return undefined;
  await writeIdentity(client, id, identity, now);
  return findUserById(client, id);
}

/**
 * Somebody signed up with this address and never confirmed it; now its owner has come. Whatever the
 * previous holder left (password, passkeys, sessions, identities, metadata, links) would be a
 * second key to the account (GoTrue: pre-account takeover).
 */
export async function takeOver(
  client: PoolClient,
  user: UserRow,
  identity: ExternalIdentity,
  now: Date,
): Promise<void> {
  await client.query(
    `update auth.users set encrypted_password = null, raw_user_meta_data = $2, email_change = null,
       updated_at = $3 where id = $1`,
    [user.id, fittedUserData({}, identity.data), now],
  );
  await client.query(
    'delete from auth.identities where user_id = $1 and (provider, provider_id) <> ($2, $3)',
    [user.id, identity.provider, identity.subject],
  );
  await client.query('delete from auth.one_time_tokens where user_id = $1', [user.id]);
  for (const table of ['mfa_factors', 'webauthn_credentials', 'sessions', 'flow_state']) {
    await client.query(`delete from auth.${table} where user_id = $1`, [user.id]);
  }
  await writeIdentity(client, user.id, identity, now);
  await syncProviders(client, user.id, now);
}

/** Whether nobody has this address, neither as an account's nor as an identity's. */
export async function isFree(client: PoolClient, email: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    `select exists (select from auth.users where lower(email) = $1 and not is_sso_user)
         or exists (select from auth.identities where email = $1 and provider not like 'sso:%')
       as taken`,
    [email],
  );
  return rows[0]?.taken === false;
}

/** Addresses that the provider vouches for, the primary one first. */
export function verifiedEmails({ emails }: ExternalIdentity): string[] {
  const main = mainEmail(emails);
  return emails
    .filter((each) => each.verified)
    .toSorted((a, b) => Number(b === main) - Number(a === main))
    .map((each) => each.email);
}
