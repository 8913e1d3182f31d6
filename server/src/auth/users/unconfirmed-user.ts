import type { PoolClient } from 'pg';
import { AuthError } from '../errors/auth-error.ts';
import type { PartsInside } from '../parts.ts';
import { createUser } from './create-user.ts';
import { findUserByEmail, type UserRow } from './find-user.ts';
import { mergeUserData, type UserData } from './user-data.ts';

/**
 * Somebody who has not confirmed the address: found, or made.
 * @throws {AuthError} `email_exists` when she has confirmed it: there is nothing to invite her to
 */
export async function unconfirmedUser(
  { now }: PartsInside,
  client: PoolClient,
  { email, passwordHash, data }: { email: string; passwordHash: string | null; data: UserData },
): Promise<UserRow> {
  const at = now();
  const made = await createUser(client, { email, passwordHash, data, byAdmin: true, now: at });
  if (made) return made;
  const existing = await findUserByEmail(client, email);
  if (!existing || existing.email_confirmed_at !== null) throw new AuthError('email_exists');
  await client.query(
    `update auth.users set raw_user_meta_data = $2, updated_at = $4,
       encrypted_password = coalesce($3, encrypted_password) where id = $1`,
    [existing.id, mergeUserData(existing.raw_user_meta_data, data), passwordHash, at],
  );
  return (await findUserByEmail(client, email)) ?? existing;
}
