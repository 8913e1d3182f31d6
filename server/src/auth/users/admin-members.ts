import type { Queryable } from '#server/db/pools.ts';
import { normaliseEmail } from '../request/email-address.ts';

export type AdminChange = 'granted' | 'revoked' | 'unchanged' | 'unknown';

/**
 * Makes the person with this address an administrator, or no longer one (docs/specification.md §6;
 * the check itself is `verify_admin_access` in SQL). What changed is on record as a security event.
 */
export async function changeAdmin(
  db: Queryable,
  action: 'grant' | 'revoke',
  email: string,
): Promise<AdminChange> {
  const { rows } = await db.query<{ id: string }>(
    `select id from auth.users
      where lower(email) = $1 and not is_sso_user and deleted_at is null`,
    [normaliseEmail(email)],
  );
  const id = rows[0]?.id;
  if (id === undefined) return 'unknown';
  const { rowCount } = await db.query(
    action === 'grant'
      ? 'insert into private.admin_members (user_id) values ($1) on conflict do nothing'
      : 'delete from private.admin_members where user_id = $1',
    [id],
  );
  if (rowCount === 0) return 'unchanged';
  const change = action === 'grant' ? 'granted' : 'revoked';
  await db.query('insert into public.security_events (user_id, event_type) values ($1, $2)', [
    id,
    `admin_membership_${change}`,
  ]);
  return change;
}
