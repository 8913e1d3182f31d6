import type { Queryable } from '#server/db/pools.ts';

/**
 * A factor outweighs the mailbox only after this long: otherwise a thief who added a factor could
 * cancel the owner's recovery. The owner has this many days to react to the notice.
 */
const SETTLED_DAYS = 7;

export interface FactorRemoval {
  requested_at: Date;
  due_at: Date;
}

export async function findRemoval(
  db: Queryable,
  userId: string,
): Promise<FactorRemoval | undefined> {
  const { rows } = await db.query<FactorRemoval>(
    'select requested_at, due_at from auth.factor_removals where user_id = $1',
    [userId],
  );
  return rows[0];
}

/** Asking again changes nothing. @returns undefined when it had been asked before */
export async function startRemoval(
  db: Queryable,
  userId: string,
  { requested_at: at, due_at: due }: FactorRemoval,
): Promise<FactorRemoval | undefined> {
  const { rows } = await db.query<FactorRemoval>(
    `insert into auth.factor_removals (user_id, requested_at, due_at) values ($1, $2, $3)
     on conflict (user_id) do nothing returning requested_at, due_at`,
    [userId, at, due],
  );
  return rows[0];
}

/** Whether this session showed a factor that was there long enough before somebody asked. */
export async function mayCancel(
  db: Queryable,
  sessionId: string,
  { requested_at: at }: FactorRemoval,
): Promise<boolean> {
  const { rows } = await db.query(
    `select from auth.sessions s join auth.mfa_factors f on f.id = s.factor_id
      where s.id = $1 and s.aal = 'aal2' and f.created_at < $2`,
    [sessionId, new Date(at.getTime() - SETTLED_DAYS * 86_400_000)],
  );
  return rows.length > 0;
}

export async function cancelRemoval(db: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from auth.factor_removals where user_id = $1', [
    userId,
  ]);
  return rowCount === 1;
}
