import type { Pool } from 'pg';
import { StartError } from '../embedded/start-error.ts';
import type { PoolSizes } from '../pools.ts';

/**
 * Refuses a database that could never hold the connections of this one copy of the server: under
 * load it would answer errors. Other copies come on top; nobody can say here how many there are.
 * @throws {StartError} naming both figures
 */
export async function requireConnections(owner: Pool, { api, owner: jobs }: Required<PoolSizes>) {
  const { rows } = await owner.query<{ allowed: number }>(`
    select least(
             current_setting('max_connections')::int
               - current_setting('superuser_reserved_connections')::int
               - coalesce(current_setting('reserved_connections', true), '0')::int,
             nullif(datconnlimit, -1)) as allowed
      from pg_database where datname = current_database()`);
  const allowed = rows[0]?.allowed ?? Number.POSITIVE_INFINITY;
  if (allowed >= api + jobs) return;
  throw new StartError(
    `The database allows ${allowed} connections and this server may need ${api + jobs} (DATABASE_POOL_API=${api} and DATABASE_POOL_OWNER=${jobs}): make the pools smaller, or raise max_connections (or the limit of the database).`,
  );
}
