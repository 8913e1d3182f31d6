import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { Client } from 'pg';
import { setAuthenticatorPassword } from './authenticator.ts';
import { type Cluster, startCluster } from './embedded/cluster.ts';
import { type InstanceLock, lockDataFolder } from './embedded/instance-lock.ts';
import { StartError } from './embedded/start-error.ts';
import { migrate } from './migrator.ts';
import { openPools, type Pools } from './pools.ts';
import { requireRowSecurity } from './row-security.ts';

/** The database of the running server, whichever engine it is. */
export interface Database {
  /** The owner's connection string, for what opens connections of its own. */
  url: string;
  pools: Pools;
  /** Ends all connections, then the embedded PostgreSQL, then gives up the data folder. */
  stop(): Promise<void>;
}

/**
 * Opens the database that the settings name, embedded or behind DATABASE_URL, migrates it and
 * makes sure that every exposed table has row security.
 * Throws StartError with one sentence; what was started by then has been stopped again.
 * @param onLost called when the embedded PostgreSQL ends again and again
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'> & { limits?: { adminPerHour: number } },
  log: Log,
  onLost: (error: Error) => void,
): Promise<Database> {
  const engine =
    config.databaseUrl === undefined
      ? await startEmbedded(config.dataDir, log, onLost)
      : await reach(config.databaseUrl);
  const pools = openPools(engine.url, log, {}, config.limits?.adminPerHour);
  try {
    await migrate(pools.owner, log);
    await setAuthenticatorPassword(pools.owner, pools.api, engine.url);
    await requireRowSecurity(pools.owner);
  } catch (error) {
    await pools.end();
    await engine.stop();
    throw error;
  }
  return {
    url: engine.url,
    pools,
    stop: async () => {
      await pools.end();
      await engine.stop();
    },
  };
}

type Engine = Pick<Cluster, 'url' | 'stop'>;

async function startEmbedded(
  dataDir: string,
  log: Log,
  onLost: (error: Error) => void,
): Promise<Engine> {
  const lock: InstanceLock = await lockDataFolder(dataDir);
  try {
    const cluster = await startCluster(lock, { log, onLost });
    return {
      url: cluster.url,
      stop: async () => {
        await cluster.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Several copies may share this database, so nothing is locked and nothing is ours to stop. */
async function reach(url: string): Promise<Engine> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    const { host, pathname } = new URL(url);
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(
      `The database at DATABASE_URL (${host}${pathname}) does not answer: ${reason}.`,
      {
        cause: error,
      },
    );
  }
  await client.end();
  return { url, stop: async () => {} };
}
