import { closeSync, openSync } from 'node:fs';
import { chmod, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError, systemCode } from './start-error.ts';

/** Milliseconds to wait for a holder that was killed this moment. */
const HANDOVER = 500;

/** Another process works on the data folder. */
export class AlreadyRunning extends StartError {}

/** Proof that this process alone works on a data folder. */
export interface InstanceLock {
  /** Absolute, with symbolic links resolved. */
  dataDir: string;
  /** May be called again. */
  release(): void;
}

/**
 * Takes the data folder for this process, before anything in it is touched.
 *
 * The lock is an fcntl lock of the kernel, which ends with the process however that dies, so it
 * is never stale and no process id has to be believed. Node has no call for such a lock, but
 * SQLite, which it ships, takes one for `begin exclusive`.
 * Throws StartError if another instance holds it or the folder cannot be used.
 */
export async function lockDataFolder(folder: string): Promise<InstanceLock> {
  const dataDir = await makeDataFolder(folder);
  const file = path.join(dataDir, 'instance.lock');
  const holder = path.join(dataDir, 'instance.pid');
  const lock = openLock(file, dataDir);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw lockProblem(file, dataDir, error);
    const pid = (await readFile(holder, 'utf8').catch(() => '')).trim();
    throw new AlreadyRunning(
      `Another Remanso${pid === '' ? '' : ` (process ${pid})`} already runs on ${dataDir}; stop it first, or choose another DATA_DIR.`,
    );
  }
  try {
    await writeFile(holder, `${process.pid}\n`, { mode: 0o600 });
    await chmod(file, 0o600);
  } catch (error) {
    lock.close();
    throw folderProblem(dataDir, error);
  }
  return { dataDir, release: () => (lock.isOpen ? lock.close() : undefined) };
}

async function makeDataFolder(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await realpath(folder);
  } catch (error) {
    throw folderProblem(folder, error);
  }
}

function openLock(file: string, dataDir: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: HANDOVER });
  } catch (error) {
    throw lockProblem(file, dataDir, error);
  }
}

const SQLITE = { busy: 5, locked: 6, full: 13 };

/** SQLite's code without its refinements. */
function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return Number(error.errcode) & 0xff;
}

function isBusy(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === SQLITE.busy || code === SQLITE.locked;
}

/** SQLite says only that the file cannot be opened; the operating system says why. */
function lockProblem(file: string, dataDir: string, error: unknown): StartError {
  if (sqliteCode(error) === SQLITE.full) {
    const full = Object.assign(new Error('full', { cause: error }), { code: 'ENOSPC' });
    return folderProblem(dataDir, full);
  }
  try {
    closeSync(openSync(file, 'a'));
  } catch (reason) {
    return folderProblem(dataDir, reason);
  }
  return folderProblem(dataDir, error);
}

/** One sentence for what the operating system says about the data folder. */
export function folderProblem(folder: string, error: unknown): StartError {
  const code = systemCode(error);
  const why: Record<string, string> = {
    EACCES: 'cannot be written to; check its owner and rights',
    EPERM: 'cannot be written to; check its owner and rights',
    EROFS: 'is on a read-only disk',
    ENOSPC: 'is on a full disk; free some space and start again',
    EDQUOT: 'has used up its disk quota; free some space and start again',
    ENOTDIR: 'is not a folder',
    EEXIST: 'is not a folder',
  };
  const reason = why[code ?? ''] ?? `cannot be used (${code ?? String(error)})`;
  return new StartError(`The data folder ${folder} ${reason}.`, { cause: error });
}
