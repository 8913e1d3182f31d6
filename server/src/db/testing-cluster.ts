import { Client } from 'pg';
import { createLog } from '#server/log.ts';
import { prepareAuthenticator } from './authenticator.ts';
import { type Cluster, startCluster } from './embedded/cluster.ts';
import { lockDataFolder } from './embedded/instance-lock.ts';
import { migrate } from './migrator.ts';
import { openPools } from './pools.ts';
import { createTestFolder } from './testing-folder.ts';

/** The database that every test database is copied from. */
export const TEMPLATE = 'remanso_template';

/**
 * A throwaway cluster with all migrations in TEMPLATE, in a folder of its own below /tmp, so any
 * number of runs may stand side by side. It ends with `stop()`, and also when this
 * process is killed.
 * @param durable commits reach the disk, as in the real one; tests do without, to be quick
 */
export async function startTestCluster({ durable = false } = {}): Promise<Cluster> {
  const log = createLog('error');
  const folder = await createTestFolder();
  const lock = await lockDataFolder(folder.path);
  const cluster = await startCluster(lock, {
    log,
    throwaway: !durable,
    settings: { max_connections: '200', shared_buffers: '64MB', max_wal_size: '256MB' },
  });
  await fillTemplate(cluster.url);
  return {
    ...cluster,
    stop: async () => {
      await cluster.stop();
      lock.release();
      await folder.remove();
    },
  };
}

/** The same connection string for another database of the cluster. */
export function databaseUrl(clusterUrl: string, database: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function fillTemplate(clusterUrl: string): Promise<void> {
  const admin = new Client(clusterUrl);
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const url = databaseUrl(clusterUrl, TEMPLATE);
  const pools = openPools(url, createLog('error'));
  await migrate(pools.owner, createLog('warn'));
  await prepareAuthenticator(pools.owner, pools.api, url);
  await pools.end();
}
