import { Pool, type PoolClient } from 'pg';
import type { Log } from '#server/log.ts';
import { authenticatorPassword, authenticatorRole } from './authenticator.ts';
import { limitSilence } from './outage/limit-silence.ts';

/** Where a single statement may run: a pool, or the connection of a transaction. */
export type Queryable = Pick<Pool | PoolClient, 'query'>;

/** The two ways into the database. */
export interface Pools {
  /** Logs in as a role of its own (authenticator.ts), which may do nothing until a scope gives it a role. */
  api: Pool;
  /** The owner: migrations, accounts, jobs. Row security does not apply to it. */
  owner: Pool;
  end(): Promise<void>;
}

export interface PoolSizes {
  api?: number;
  owner?: number;
}

export const DEFAULT_POOL_SIZES: Required<PoolSizes> = { api: 16, owner: 8 };

export interface PoolSettings extends PoolSizes {
  /** LIMIT_ADMIN_PER_HOUR, which `verify_admin_access()` reads as a setting. */
  adminPerHour?: number | undefined;
  /** Milliseconds until a connection is free, or a new one stands. Absent: for ever. */
  connectMs?: number | undefined;
  /** Milliseconds until something comes back on a connection with a query under way. Absent: for ever. */
  answerMs?: number | undefined;
}

/**
 * Opens both pools on the database that `ownerUrl` names; nothing connects before the first query.
 * @param ownerUrl connection string of the owner; the authenticator's password follows from it
 */
export function openPools(ownerUrl: string, log: Log, settings: PoolSettings = {}): Pools {
  const { adminPerHour, connectMs = 0, answerMs = 0 } = settings;
  const owner = new Pool({
    connectionString: ownerUrl,
    max: settings.owner ?? DEFAULT_POOL_SIZES.owner,
    connectionTimeoutMillis: connectMs,
  });
  const api = new Pool({
    connectionString: authenticatorUrl(ownerUrl),
    max: settings.api ?? DEFAULT_POOL_SIZES.api,
    connectionTimeoutMillis: connectMs,
    // Not as a startup parameter: pgbouncer refuses those that it does not know.
    ...(adminPerHour === undefined
      ? {}
      : {
          // The pool waits for it; its types do not say so.
          // oxlint-disable-next-line typescript/no-misused-promises
          onConnect: async (client) => {
            await client.query(
              `select set_config('app.limit_admin_per_hour', '${adminPerHour}', false)`,
            );
          },
        }),
  });
  for (const pool of [owner, api]) {
    // Without listeners a connection that breaks (database restarted) would end the process: the
    // pool listens to the idle ones, the second is for those that somebody holds at that moment.
    pool.on('error', ({ message }) => {
      if (!pool.ending) log.warn('a database connection was lost', { reason: message });
    });
    pool.on('connect', (client) => {
      client.on('error', () => {});
      if (answerMs > 0) limitSilence(client, answerMs);
    });
  }
  return {
    api,
    owner,
    end: async () => {
      await Promise.all([api.end(), owner.end()]);
    },
  };
}

function authenticatorUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.password = authenticatorPassword(ownerUrl) ?? '';
  url.username = authenticatorRole(ownerUrl);
  url.searchParams.delete('user');
  url.searchParams.delete('password');
  return url.href;
}
