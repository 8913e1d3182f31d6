import type { Queryable } from '#server/db/pools.ts';
import type { AuthParts } from '../parts.ts';

export type Scope = 'global' | 'local' | 'others';

/**
 * Ends sessions of a person: all, this one, or all but this one. Their refresh tokens go with
 * them, and their access tokens are refused from now on.
 */
export async function endSessions(
  parts: Pick<AuthParts, 'liveSessions'>,
  userId: string,
  sessionId: string,
  scope: Scope,
  db: Queryable,
): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    `delete from auth.sessions
      where user_id = $1 and ($3 = 'global' or ($3 = 'local') = (id = $2)) returning id`,
    [userId, sessionId, scope],
  );
  parts.liveSessions.end(rows.map((session) => session.id));
}
