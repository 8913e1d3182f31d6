import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import { folderProblem } from './instance-lock.ts';
import { stopLeftovers } from './leftovers.ts';
import { asSpawn, type RunAs } from './run-as.ts';
import { StartError } from './start-error.ts';

/** The account that owns everything; named as on Supabase. */
export const OWNER = 'postgres';

/**
 * Makes a new cluster in `<pgdata>.init` and gives it its name only when it is complete, so that
 * a power cut in the middle leaves nothing that looks like data.
 * @param durable false for throwaway test clusters: skips every flush to disk
 */
export async function createCluster(
  pgdata: string,
  binaries: Binaries,
  runAs: RunAs,
  durable: boolean,
): Promise<void> {
  const draft = `${pgdata}.init`;
  try {
    // An initdb whose server was killed may still be at work.
    await stopLeftovers(draft);
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true, mode: 0o700 });
    if (runAs.kind === 'uid') await chown(draft, runAs.uid, runAs.gid);
    await run(runAs, binaries.initdb, [
      `--pgdata=${draft}`,
      `--username=${OWNER}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--auth=trust',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ]);
    // Nobody has ever connected under the `trust` that initdb wrote: the server has not run yet.
    await writeFile(path.join(draft, 'pg_hba.conf'), 'local all all scram-sha-256\n');
    if (durable) await flush(path.join(draft, 'pg_hba.conf'));
    await rm(pgdata, { recursive: true, force: true }); // at most an empty folder, see inspectCluster
    await rename(draft, pgdata);
    if (durable) await flush(path.dirname(pgdata));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error instanceof StartError ? error : folderProblem(pgdata, error);
  }
}

/**
 * The owner's password, made at the first start and kept in a file of mode 0600. If the file was
 * lost, a new password is set in single-user mode: whoever may write the folder owns the data.
 */
export async function ownerPassword(
  file: string,
  pgdata: string,
  binaries: Binaries,
  runAs: RunAs,
): Promise<string> {
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (kept.length >= 32) return kept;
  const password = randomBytes(32).toString('base64url');
  await run(
    runAs,
    binaries.postgres,
    ['--single', '-D', pgdata, '-c', 'password_encryption=scram-sha-256', OWNER],
    `alter role ${OWNER} password '${password}'\n`,
  );
  // The file comes after the database knows the password: a crash in between only repeats this.
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return password;
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Runs a program of PostgreSQL to its end; throws StartError with its last words. */
async function run(runAs: RunAs, program: string, args: string[], input = ''): Promise<void> {
  const { file, args: spawnArgs, options } = asSpawn(runAs, program, args);
  const child = spawn(file, spawnArgs, { ...options, stdio: ['pipe', 'ignore', 'pipe'] });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-4000);
  });
  child.stdin.on('error', () => {}); // it may end without reading its input
  child.stdin.end(input);
  const quit = () => child.kill('SIGKILL');
  process.once('exit', quit);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => process.off('exit', quit));
  if (code === 0 && !/\b(FATAL|PANIC|ERROR):/.test(words)) return;
  if (/No space left on device/.test(words)) {
    throw new StartError('The disk is full; free some space and start again.');
  }
  const last = words.trim().split('\n').at(-1) ?? '';
  throw new StartError(`PostgreSQL's ${path.basename(program)} failed: ${last}`);
}
