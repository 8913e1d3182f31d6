import type { Queryable } from '#server/db/pools.ts';
import { AuthError } from '../../errors/auth-error.ts';
import type { AuthContext } from '../../parts.ts';
import { readId } from '../../request/read-id.ts';
import { USER_COLUMNS, type UserRow } from '../../users/find-user.ts';

/** A person of the path, deleted softly or not. @throws {AuthError} 404 `user_not_found` */
export async function storedUser(c: AuthContext, db: Queryable): Promise<UserRow> {
  const id = readId(c, 'user_id');
  const { rows } = await db.query<UserRow>(
    `select ${USER_COLUMNS} from auth.users u where u.id = $1`,
    [id],
  );
  if (!rows[0]) throw new AuthError('user_not_found', { status: 404, message: 'User not found' });
  return rows[0];
}
