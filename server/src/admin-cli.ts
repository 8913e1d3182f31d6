/**
 * While the server runs or not: `npm run admin -- grant EMAIL` or `revoke EMAIL` (who may open
 * /admin), `npm run admin -- rotate-key` (another key signs from now on).
 */
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { changeAdmin } from './auth/users/admin-members.ts';
import { loadConfig } from './config.ts';
import { runningUrl } from './db/backup/running-url.ts';
import { startCluster } from './db/embedded/cluster.ts';
import { type InstanceLock, lockDataFolder } from './db/embedded/instance-lock.ts';
import { StartError } from './db/embedded/start-error.ts';
import { rotateKey } from './key-rotation.ts';
import { createLog } from './log.ts';

const SAID = {
  granted: (email: string) => `${email} is an administrator now.`,
  revoked: (email: string) => `${email} is not an administrator any more.`,
  unchanged: (email: string) => `Nothing to change for ${email}.`,
};

/** A name with two addresses fails with a list of errors, whose own message is empty. */
function unreachable(error: unknown): never {
  const { message = '', code = '' } = error as { message?: string; code?: string };
  throw new StartError(`The database cannot be reached: ${message || code}.`);
}

async function change(url: string, action: 'grant' | 'revoke', email: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect().catch(unreachable);
  try {
    const outcome = await changeAdmin(client, action, email);
    if (outcome === 'unknown') throw new StartError(`Nobody has an account with ${email}.`);
    return SAID[outcome](email);
  } finally {
    await client.end();
  }
}

async function rotate(dataDir: string): Promise<string> {
  if (!existsSync(join(dataDir, 'keys.json'))) {
    throw new StartError(`There is no keys.json in ${dataDir}: start the server once.`);
  }
  const kid = await rotateKey(dataDir, new Date());
  return `The key ${kid} signs now. Tokens of the one before are good until they expire, in an hour at most.`;
}

async function main([action, email]: readonly string[]): Promise<string> {
  const { dataDir: configured, databaseUrl } = loadConfig();
  if (action === 'rotate-key') return rotate(configured);
  if ((action !== 'grant' && action !== 'revoke') || !email) {
    throw new StartError('Usage: npm run admin -- grant EMAIL, revoke EMAIL or rotate-key');
  }
  if (databaseUrl !== undefined) return change(databaseUrl, action, email);
  const dataDir = await realpath(configured).catch(() => {
    throw new StartError(`There is no data in ${configured}: start the server once, then sign up.`);
  });
  let lock: InstanceLock;
  try {
    lock = await lockDataFolder(dataDir);
  } catch {
    return change(await runningUrl(dataDir), action, email);
  }
  const cluster = await startCluster(lock, { log: createLog('error') });
  try {
    return await change(cluster.url, action, email);
  } finally {
    await cluster.stop();
    lock.release();
  }
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
