/** `npm run backup -- FILE`: the data and the keys into one file, while the server runs or not. */
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { loadConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { backUp } from './backup/backup.ts';
import { runningUrl } from './backup/running-url.ts';
import { startCluster } from './embedded/cluster.ts';
import { type InstanceLock, lockDataFolder } from './embedded/instance-lock.ts';
import { StartError } from './embedded/start-error.ts';

async function main(file: string | undefined): Promise<string> {
  if (file === undefined) throw new StartError('Usage: npm run backup -- FILE');
  const { dataDir: configured, databaseUrl } = loadConfig();
  if (databaseUrl !== undefined) {
    throw new StartError('DATABASE_URL is set: back up that PostgreSQL with its own pg_dump.');
  }
  const target = path.resolve(file);
  const dataDir = await realpath(configured).catch(() => {
    throw new StartError(`There is no data in ${configured}.`);
  });
  const started = performance.now();
  let lock: InstanceLock | undefined;
  try {
    lock = await lockDataFolder(dataDir);
  } catch {
    await backUp(await runningUrl(dataDir), dataDir, target);
  }
  if (lock !== undefined) {
    const cluster = await startCluster(lock, { log: createLog('error') });
    try {
      await backUp(cluster.url, dataDir, target);
    } finally {
      await cluster.stop();
      lock.release();
    }
  }
  return `${target} written in ${((performance.now() - started) / 1000).toFixed(1)} s. Keep it safe: it holds everything, the keys too.`;
}

try {
  console.log(await main(process.argv[2]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
