import type { Pool, PoolClient } from 'pg';

/** Where a single statement may run: a pool, or the connection of a transaction. */
export type Queryable = Pick<Pool | PoolClient, 'query'>;
