import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Whether a process runs. A zombie does not: it only waits for a parent that may never reap it. */
export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  if (process.platform !== 'linux') return true;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The command name in parentheses may itself hold spaces and parentheses.
  const state = stat.slice(stat.lastIndexOf(')') + 2).charAt(0);
  return state !== '' && state !== 'Z' && state !== 'X';
}

/** Waits until none of the processes runs; false when time is up. */
export async function waitUntilGone(
  pids: readonly number[],
  milliseconds: number,
): Promise<boolean> {
  const end = Date.now() + milliseconds;
  for (;;) {
    const running = await Promise.all(pids.map(isRunning));
    if (!running.includes(true)) return true;
    if (Date.now() > end) return false;
    await sleep(20);
  }
}

/**
 * The PostgreSQL processes of one data folder: the postmaster and, on Linux, also backends that
 * outlived it, or an initdb that still writes there. Process ids are reused, so a number in `postmaster.pid` proves nothing: what counts
 * is that the process is a PostgreSQL and works in this folder.
 * @param suspect the number in `postmaster.pid`, for systems without /proc
 */
export async function postgresProcesses(pgdata: string, suspect?: number): Promise<number[]> {
  const folder = await realpath(pgdata).catch(() => pgdata);
  if (process.platform !== 'linux') {
    return suspect !== undefined && (await commandNames(suspect, folder)) ? [suspect] : [];
  }
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const mine = await Promise.all(pids.map((pid) => worksIn(pid, folder)));
  return pids.filter((_, index) => mine[index]);
}

async function worksIn(pid: number, folder: string): Promise<boolean> {
  if (pid === process.pid) return false;
  try {
    // A zombie's exe cannot be read, so it never counts.
    const exe = await readlink(`/proc/${pid}/exe`);
    if (!/^(postgres|initdb)\b/.test(path.basename(exe))) return false;
    if ((await readlink(`/proc/${pid}/cwd`)) === folder) return true;
  } catch {
    // Gone, or another account's process and no right to look: the command line is readable.
  }
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const [program = '', ...args] = line.split('\0');
  if (!['postgres', 'initdb'].includes(path.basename(program))) return false;
  return args.includes(folder) || args.includes(`--pgdata=${folder}`);
}

async function commandNames(pid: number, folder: string): Promise<boolean> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]);
    return stdout.includes('postgres') && stdout.includes(folder);
  } catch {
    return false;
  }
}

/** Sends a signal; a process that is gone already is fine. */
export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone between looking and sending.
  }
}

/** What a running PostgreSQL writes into its data folder. */
export interface PostmasterFile {
  pid: number;
  /** `starting`, `ready`, `stopping` or `standby`; empty in the first instants. */
  status: string;
}

/** Reads `postmaster.pid`; undefined where there is none or where it is not yet complete. */
export async function readPostmasterFile(pgdata: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(path.join(pgdata, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!Number.isInteger(pid)) return undefined;
  return { pid: Math.abs(pid), status: (lines[7] ?? '').trim() };
}
