/**
 * `npm run restore -- FILE [--keys FILE]`: puts a backup into DATA_DIR, which must not hold data yet.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { restore } from './backup/restore.ts';
import { lockDataFolder } from './embedded/instance-lock.ts';
import { StartError } from './embedded/start-error.ts';

const USAGE = 'Usage: npm run restore -- FILE [--keys FILE]';

async function main(file: string | undefined, keys: string | undefined): Promise<string> {
  if (file === undefined) throw new StartError(USAGE);
  const { dataDir, databaseUrl } = loadConfig();
  if (databaseUrl !== undefined) {
    throw new StartError(
      'DATABASE_URL is set: a backup file is restored into the embedded database only.',
    );
  }
  const beside = `${file}.keys`;
  const found = keys ?? (existsSync(beside) ? beside : undefined);
  const lock = await lockDataFolder(dataDir);
  const whole = await restore(
    lock,
    path.resolve(file),
    createLog('error'),
    found === undefined ? undefined : path.resolve(found),
  );
  lock.release();
  if (whole) return `${dataDir} restored with its keys; start it with npm start.`;
  return `${dataDir} restored without its keys: before you start it, put keys.json (and saml-key.pem, if there was one) into it, or restore into an empty folder with --keys FILE. If the keys are lost for good: npm run admin -- new-keys.`;
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
