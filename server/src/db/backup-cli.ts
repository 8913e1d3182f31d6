/**
 * `npm run backup -- FILE [--keys FILE]`: the data into one file and the keys into another, while
 * the server runs or not.
 */
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { backUp } from './backup/backup.ts';
import { runningUrl } from './backup/running-url.ts';
import { startCluster } from './embedded/cluster.ts';
import { AlreadyRunning, type InstanceLock, lockDataFolder } from './embedded/instance-lock.ts';
import { StartError } from './embedded/start-error.ts';

const USAGE = 'Usage: npm run backup -- FILE [--keys FILE]';

async function main(file: string | undefined, keys: string | undefined): Promise<string> {
  if (file === undefined) throw new StartError(USAGE);
  const { dataDir: configured, databaseUrl } = loadConfig();
  if (databaseUrl !== undefined) {
    throw new StartError(
      'DATABASE_URL is set: back up that PostgreSQL with its own pg_dump, and keep copies of keys.json and saml-key.pem apart from it.',
    );
  }
  const files = { data: path.resolve(file), keys: path.resolve(keys ?? `${file}.keys`) };
  const dataDir = await realpath(configured).catch(() => {
    throw new StartError(`There is no data in ${configured}.`);
  });
  const started = performance.now();
  let lock: InstanceLock | undefined;
  try {
    lock = await lockDataFolder(dataDir);
  } catch (error) {
    if (!(error instanceof AlreadyRunning)) throw error;
    await backUp(await runningUrl(dataDir), dataDir, files);
  }
  if (lock !== undefined) {
    const cluster = await startCluster(lock, { log: createLog('error') });
    try {
      await backUp(cluster.url, dataDir, files);
    } finally {
      await cluster.stop();
      lock.release();
    }
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return [
    `${files.data} written in ${seconds} s: all data, without the keys.`,
    `${files.keys}: the keys that open signatures and secrets in it. Keep the two files in different places; a restore needs both.`,
  ].join('\n');
}

try {
  const { values, positionals } = parseArgs({
    options: { keys: { type: 'string' } },
    allowPositionals: true,
  });
  console.log(await main(positionals[0], values.keys));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
