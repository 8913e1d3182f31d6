import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { Client } from 'pg';
import { prepareAuthenticator } from './authenticator.ts';
import { requireConnections } from './external/connections.ts';
import { type Cluster, startCluster } from './embedded/cluster.ts';
import { type InstanceLock, lockDataFolder } from './embedded/instance-lock.ts';
import { migrate } from './migrator.ts';
import { connectionProblem, setUpProblem } from './outage/start-problems.ts';
import { DEFAULT_POOL_SIZES, openPools, type PoolSettings, type Pools } from './pools.ts';
import { requireRowSecurity } from './row-security.ts';
import { refuseTransactionPooling } from './external/transaction-pooling.ts';

/** The database of the running server, whichever engine it is. */
export interface RunningDatabase {
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
  config: Pick<Config, 'dataDir' | 'databaseUrl'> & {
    limits?: { adminPerHour: number };
    database?: PoolSettings;
  },
  log: Log,
  onLost: (error: Error) => void,
): Promise<RunningDatabase> {
  const engine =
    config.databaseUrl === undefined
      ? await startEmbedded(config.dataDir, log, onLost)
      : await reach(config.databaseUrl);
  // A migration may take long, and may wait for another copy's: here nothing is in a hurry.
  const { api, owner } = { ...DEFAULT_POOL_SIZES, ...config.database };
  const setup = openPools(engine.url, log, { api, owner });
  try {
    await requireConnections(setup.owner, { api, owner });
    await migrate(setup.owner, log);
    await prepareAuthenticator(setup.owner, setup.api, engine.url);
    await requireRowSecurity(setup.owner);
  } catch (error) {
    await setup.end();
    await engine.stop();
    throw setUpProblem(config, error);
  }
  await setup.end();
  const pools = openPools(engine.url, log, {
    ...config.database,
    adminPerHour: config.limits?.adminPerHour,
  });
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

/** Milliseconds that a query of the first look at the database may take. */
const PATIENCE = 10_000;

/** Several copies may share this database, so nothing is locked and nothing is ours to stop. */
async function reach(url: string): Promise<Engine> {
  const connect = async () => {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    await client.connect();
    return client;
  };
  try {
    await (await connect()).end();
  } catch (error) {
    throw connectionProblem(url, error);
  }
  await refuseTransactionPooling(connect);
  return { url, stop: async () => {} };
}
