/** `npm run restore -- FILE`: puts a backup into DATA_DIR, which must not hold data yet. */
import path from 'node:path';
import { loadConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { restore } from './backup/restore.ts';
import { lockDataFolder } from './embedded/instance-lock.ts';
import { StartError } from './embedded/start-error.ts';

async function main(file: string | undefined): Promise<string> {
  if (file === undefined) throw new StartError('Usage: npm run restore -- FILE');
  const { dataDir, databaseUrl } = loadConfig();
  if (databaseUrl !== undefined) {
    throw new StartError(
      'DATABASE_URL is set: a backup file is restored into the embedded database only.',
    );
  }
  const lock = await lockDataFolder(dataDir);
  await restore(lock, path.resolve(file), createLog('error'));
  lock.release();
  return `${dataDir} restored; start it with npm start.`;
}

try {
  console.log(await main(process.argv[2]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
