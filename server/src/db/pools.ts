import { Pool } from 'pg';
import type { Log } from '#server/log.ts';
import { authenticatorPassword } from './authenticator.ts';

/** The two ways into the database. */
export interface Pools {
  /** Logs in as `authenticator`, which may do nothing until a scope gives it a role. */
  api: Pool;
  /** The owner: migrations, accounts, jobs. Row security does not apply to it. */
  owner: Pool;
  end(): Promise<void>;
}

export interface PoolSizes {
  api?: number;
  owner?: number;
}

/**
 * Opens both pools on the database that `ownerUrl` names; nothing connects before the first query.
 * @param ownerUrl connection string of the owner; the authenticator's password follows from it
 * @param adminPerHour LIMIT_ADMIN_PER_HOUR, which `verify_admin_access()` reads as a setting
 */
export function openPools(
  ownerUrl: string,
  log: Log,
  sizes: PoolSizes = {},
  adminPerHour?: number,
): Pools {
  const owner = new Pool({ connectionString: ownerUrl, max: sizes.owner ?? 8 });
  const api = new Pool({
    connectionString: authenticatorUrl(ownerUrl),
    max: sizes.api ?? 16,
    ...(adminPerHour === undefined
      ? {}
      : { options: `-c app.limit_admin_per_hour=${adminPerHour}` }),
  });
  for (const pool of [owner, api]) {
    // Without listeners a connection that breaks (database restarted) would end the process: the
    // pool listens to the idle ones, the second is for those that somebody holds at that moment.
    pool.on('error', ({ message }) => {
      if (!pool.ending) log.warn('a database connection was lost', { reason: message });
    });
    pool.on('connect', (client) => client.on('error', () => {}));
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
  url.password = authenticatorPassword(ownerUrl);
  url.username = 'authenticator';
  url.searchParams.delete('user');
  url.searchParams.delete('password');
  return url.href;
}
