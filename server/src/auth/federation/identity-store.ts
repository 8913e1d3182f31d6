import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Queryable } from '#server/db/pools.ts';
import { AuthError } from '../errors/auth-error.ts';
import type { UserRow } from '../users/find-user.ts';
import { checkUserData, type UserData } from '../users/user-data.ts';
import type { ExternalIdentity } from './external-identity.ts';

/** Serialises two sign-ins of the same person at the same moment. */
export async function lockIdentity(client: PoolClient, identity: ExternalIdentity): Promise<void> {
  const key = createHash('sha256')
    .update(`${identity.provider}\n${identity.subject}`)
    .digest()
    .readBigInt64BE();
  await client.query('select pg_advisory_xact_lock($1)', [key.toString()]);
}

/** Whose identity this is. */
export async function ownerOf(
  client: PoolClient,
  { provider, subject }: ExternalIdentity,
): Promise<string | undefined> {
  const { rows } = await client.query<{ user_id: string }>(
    'select user_id from auth.identities where provider = $1 and provider_id = $2',
    [provider, subject],
  );
  return rows[0]?.user_id;
}

/** A new identity, or what the provider says today about one that is there. */
export async function writeIdentity(
  client: PoolClient,
  userId: string,
  { provider, subject, data }: ExternalIdentity,
  now: Date,
): Promise<void> {
  await client.query(
    `insert into auth.identities
       (provider_id, provider, user_id, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5, $5)
     on conflict (provider_id, provider) do update
       set identity_data = excluded.identity_data, last_sign_in_at = excluded.last_sign_in_at,
           updated_at = excluded.updated_at
       where identities.user_id = excluded.user_id`,
    [subject, provider, userId, data, now],
  );
}

/** `app_metadata.provider` is the first way that the person has, `providers` are all of them. */
export async function syncProviders(client: Queryable, userId: string, now: Date): Promise<void> {
  await client.query(
    `with ways as (
       select coalesce(jsonb_agg(provider order by since), '[]') as names
         from (select provider, min(created_at) as since from auth.identities
                where user_id = $1 group by provider) as each
     )
     update auth.users u set updated_at = $2,
       raw_app_meta_data = u.raw_app_meta_data || jsonb_build_object('providers', ways.names)
         || case when jsonb_array_length(ways.names) > 0
              then jsonb_build_object('provider', ways.names -> 0) else '{}' end
       from ways where u.id = $1`,
    [userId, now],
  );
}

/** New values win, as far as all of it fits into a token's header. */
export function fittedUserData(before: UserData, changes: UserData): UserData {
  let kept = before;
  for (const [name, value] of Object.entries(changes)) {
    try {
      kept = checkUserData({ ...kept, [name]: value });
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
    }
  }
  return kept;
}

/** About the account's own address, which another one of the identity must not overwrite. */
const OF_THE_ADDRESS = ['email', 'email_verified', 'phone_verified'];

/** Merges what the provider says into the person's metadata. */
export async function mergeUserData(
  client: PoolClient,
  user: Pick<UserRow, 'id' | 'email' | 'raw_user_meta_data'>,
  { data }: ExternalIdentity,
  now: Date,
): Promise<void> {
  const entries = Object.entries(data).filter(
    ([name]) => data.email === user.email || !OF_THE_ADDRESS.includes(name),
  );
  await client.query(
    'update auth.users set raw_user_meta_data = $2, updated_at = $3 where id = $1',
    [user.id, fittedUserData(user.raw_user_meta_data, Object.fromEntries(entries)), now],
  );
}
