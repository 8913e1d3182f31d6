import type { PoolClient } from 'pg';
import { AuthError } from '../../errors/auth-error.ts';
import type { PartsInside } from '../../parts.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { confirmEmail } from '../../users/confirm-email.ts';
import { isUniqueViolation, setEmail } from '../../users/email-change.ts';
import { findUserById, type UserRow } from '../../users/find-user.ts';
import { mergeUserData } from '../../users/user-data.ts';
import type { CheckedFields } from './user-fields.ts';

/** No session has this id, so ending all but this one ends all. */
const NONE = '00000000-0000-0000-0000-000000000000';

/** Sets what is given and leaves the rest. A new password ends every session of the person. */
export async function setFields(
  parts: PartsInside,
  client: PoolClient,
  user: UserRow,
  fields: Partial<CheckedFields>,
): Promise<UserRow> {
  const now = parts.now();
  const { email, passwordHash, data, appData, bannedUntil } = fields;
  await client.query(
    `update auth.users set encrypted_password = coalesce($2, encrypted_password),
       raw_user_meta_data = coalesce($3, raw_user_meta_data),
       raw_app_meta_data = coalesce($4, raw_app_meta_data),
       banned_until = case when $5 then $6 else banned_until end, updated_at = $7
      where id = $1`,
    [
      user.id,
      passwordHash ?? null,
      data ? mergeUserData(user.raw_user_meta_data, data) : null,
      appData ? mergeUserData(user.raw_app_meta_data, appData) : null,
      bannedUntil !== undefined,
      bannedUntil ?? null,
      now,
    ],
  );
  if (email !== undefined && email !== user.email) {
    try {
      await setEmail(client, user.id, email, now);
      // Links already sent to the previous mailbox no longer work.
      await client.query('delete from auth.one_time_tokens where user_id = $1', [user.id]);
    } catch (error) {
      if (isUniqueViolation(error)) throw new AuthError('email_exists');
      throw error;
    }
  }
  if (fields.confirm) await confirmEmail(client, user.id, { now });
  if (passwordHash !== undefined) {
    await client.query('delete from auth.one_time_tokens where user_id = $1', [user.id]);
    await endSessions(parts, user.id, NONE, 'global', client);
  }
  const updated = await findUserById(client, user.id);
  if (!updated) throw new AuthError('user_not_found', { status: 404, message: 'User not found' });
  return updated;
}
