/**
 * `npm run admin -- grant EMAIL` or `revoke EMAIL` (who may open /admin), `npm run admin --
 * rotate-key` (a new key, which only verifies) and then `npm run admin -- rotate-key sign` (it signs
 * from now on): while the server runs or not. `npm run admin -- new-keys` (goes on without a
 * keys.json that was lost for good): only while it does not.
 */
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { changeAdmin } from '../auth/users/admin-members.ts';
import { type Config, loadConfig } from '../config.ts';
import { runningUrl } from '../db/backup/running-url.ts';
import { startCluster } from '../db/embedded/cluster.ts';
import { AlreadyRunning, type InstanceLock, lockDataFolder } from '../db/embedded/instance-lock.ts';
import { StartError } from '../db/embedded/start-error.ts';
import { forgetKeys } from '../db/sealed/key-fingerprint.ts';
import { addKey, GRACE_MINUTES, signWithNewKey, VERIFY_ONLY_SECONDS } from '../key-rotation.ts';
import { loadKeys } from '../keys.ts';
import { createLog } from '../log.ts';

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

async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect().catch(unreachable);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function change(client: Client, action: 'grant' | 'revoke', email: string): Promise<string> {
  const outcome = await changeAdmin(client, action, email);
  if (outcome === 'unknown') throw new StartError(`Nobody has an account with ${email}.`);
  return SAID[outcome](email);
}

async function rotate(dataDir: string, sign: boolean): Promise<string> {
  if (!existsSync(join(dataDir, 'keys.json'))) {
    throw new StartError(`There is no keys.json in ${dataDir}: start the server once.`);
  }
  if (sign) {
    const kid = await signWithNewKey(dataDir, new Date());
    return `The key ${kid} signs now. Tokens of the one before are good until they expire. Copies of the server with a keys.json of their own need this one within ${GRACE_MINUTES} minutes.`;
  }
  const kid = await addKey(dataDir, new Date());
  return `The key ${kid} verifies now and does not sign yet. Give keys.json to every copy of the server that has one of its own, wait ${VERIFY_ONLY_SECONDS} seconds, then run: npm run admin -- rotate-key sign`;
}

/** For who has lost keys.json and every backup of it: the start refuses to do this unasked. */
async function newKeys(client: Client, dataDir: string): Promise<string> {
  const file = join(dataDir, 'keys.json');
  if (existsSync(file)) {
    throw new StartError(`${file} is there: rename it first if it must not be used any more.`);
  }
  // In this order: where one of them fails, the command can be given again.
  await forgetKeys(client);
  await loadKeys(dataDir);
  return `${file} is new. Everybody signs in again; authenticator apps and signatures of before stay closed, and whoever uses the publishable or the secret key needs the new one.`;
}

async function main([action, email]: readonly string[]): Promise<string> {
  const config = loadConfig();
  if (action === 'rotate-key' && (email === undefined || email === 'sign')) {
    return rotate(config.dataDir, email === 'sign');
  }
  if (action === 'new-keys') {
    return onData(config, (client) => newKeys(client, config.dataDir), { besideServer: false });
  }
  if ((action !== 'grant' && action !== 'revoke') || !email) {
    throw new StartError(
      'Usage: npm run admin -- grant EMAIL, revoke EMAIL, rotate-key, rotate-key sign or new-keys',
    );
  }
  return onData(config, (client) => change(client, action, email));
}

/**
 * Works on the database of the settings. Whether a server runs at this moment is only known of the
 * embedded one: with `besideServer: false` it is refused then.
 */
async function onData<T>(
  { dataDir: configured, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  work: (client: Client) => Promise<T>,
  { besideServer = true } = {},
): Promise<T> {
  if (databaseUrl !== undefined) return onDatabase(databaseUrl, work);
  const dataDir = await realpath(configured).catch(() => {
    throw new StartError(`There is no data in ${configured}: start the server once, then sign up.`);
  });
  let lock: InstanceLock;
  try {
    lock = await lockDataFolder(dataDir);
  } catch (error) {
    if (!(error instanceof AlreadyRunning)) throw error;
    if (!besideServer) throw new StartError(`A server runs on ${dataDir}: stop the server first.`);
    return onDatabase(await runningUrl(dataDir), work);
  }
  const cluster = await startCluster(lock, { log: createLog('error') });
  try {
    return await onDatabase(cluster.url, work);
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
