import { Client } from 'pg';
import { afterEach, beforeEach, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import { createTestFolder, type TestFolder } from '../testing-folder.ts';
import { type Cluster, type ClusterOptions, startCluster } from '../embedded/cluster.ts';
import { type InstanceLock, lockDataFolder } from '../embedded/instance-lock.ts';

/** The embedded PostgreSQL of one test, in a folder of its own. */
export interface EmbeddedTest {
  /** The folder's path. */
  readonly path: string;
  /** Starts it, on the folder or on another; what was locked before is given up. */
  readonly start: (options?: Partial<ClusterOptions>, dataDir?: string) => Promise<Cluster>;
  readonly stop: () => Promise<void>;
}

/** A new folder before each test; after it the cluster is stopped and the folder removed. */
export function clusterForEachTest(): EmbeddedTest {
  // Each test makes clusters and flushes them to a disk that others may be using.
  vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });
  let folder: TestFolder;
  let lock: InstanceLock | undefined;
  let cluster: Cluster | undefined;
  const stop = async () => {
    await cluster?.stop();
  };
  beforeEach(async () => {
    folder = await createTestFolder();
  });
  afterEach(async () => {
    await stop();
    cluster = undefined;
    lock?.release();
    lock = undefined;
    await folder.remove();
  });
  return {
    get path() {
      return folder.path;
    },
    start: async (options = {}, dataDir = folder.path) => {
      lock?.release();
      lock = await lockDataFolder(dataDir);
      cluster = await startCluster(lock, {
        log: createLog('error', () => {}),
        throwaway: true,
        ...options,
      });
      return cluster;
    },
    stop,
  };
}

/** A connection whose sudden end is no error of the test. */
export async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client;
}
