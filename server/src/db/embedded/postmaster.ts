import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { damaged } from './data-folder.ts';
import { readPostmasterFile } from './processes.ts';
import { asSpawn, type RunAs } from './run-as.ts';
import { prepareSocketFolder } from './socket-folder.ts';
import { StartError } from './start-error.ts';

/** Recovery after a power cut reads the whole log: 4 s for 900 MB were measured. */
const READY_WITHIN = 60_000;

/**
 * What people write must not reach postgres.log. An error's message quotes values ("invalid input
 * syntax for type uuid: …"), so errors of statements are not logged at all: whoever asked gets them,
 * and the server logs their SQLSTATE. DETAIL, CONTEXT and STATEMENT quote rows and statements, also
 * when a process of PostgreSQL crashes; terse leaves them out.
 */
const QUIET = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_min_duration_sample: '-1',
  log_transaction_sample_rate: '0',
  log_duration: 'off',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_lock_waits: 'off',
  debug_print_parse: 'off',
  debug_print_rewritten: 'off',
  debug_print_plan: 'off',
} as const;

export interface Launch {
  pgdata: string;
  binaries: Binaries;
  runAs: RunAs;
  socketFolder: string;
  /** PostgreSQL's own messages are appended here. */
  logFile: string;
  settings: Readonly<Record<string, string>>;
}

/** One life of the database server. */
export interface Postmaster {
  pid: number;
  /** Resolves when the process has ended, for whatever reason. */
  exited: Promise<void>;
  stop(): Promise<void>;
}

/** Starts PostgreSQL and waits until it accepts connections. Throws StartError. */
export async function startPostmaster(launch: Launch): Promise<Postmaster> {
  await prepareSocketFolder(launch.socketFolder, launch.runAs);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: launch.socketFolder,
    unix_socket_permissions: '0700',
    logging_collector: 'off',
    ...QUIET,
    ...launch.settings,
  };
  const args = ['-D', launch.pgdata];
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
  const { file, args: spawnArgs, options } = asSpawn(launch.runAs, launch.binaries.postgres, args);
  const log = await open(launch.logFile, 'a', 0o600);
  const logStart = (await log.stat()).size;
  let child: ChildProcess;
  try {
    // Its own session: Ctrl-C in the terminal must reach us alone, so that requests end first.
    // A file, not a pipe: it keeps running and logging if we are killed.
    child = spawn(file, spawnArgs, {
      ...options,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
  } finally {
    await log.close();
  }
  // An exit without a stop (forced, or an error) still takes PostgreSQL along; it recovers later.
  const quit = () => child.kill('SIGQUIT');
  process.once('exit', quit);
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  }).finally(() => process.off('exit', quit));
  const postmaster = { pid: child.pid ?? 0, exited, stop: () => stop(child, exited) };
  try {
    await untilReady(child, launch, logStart);
  } catch (error) {
    await postmaster.stop();
    throw error;
  }
  return postmaster;
}

async function untilReady(child: ChildProcess, launch: Launch, logStart: number): Promise<void> {
  const end = Date.now() + READY_WITHIN;
  while (Date.now() < end) {
    if (child.pid === undefined || hasEnded(child)) {
      throw explain(launch, await wordsSince(launch.logFile, logStart));
    }
    const file = await readPostmasterFile(launch.pgdata);
    if (file?.pid === child.pid && file.status === 'ready') return;
    await sleep(10);
  }
  throw new StartError(
    `The database was not ready after ${READY_WITHIN / 1000} s; its messages are in ${launch.logFile}.`,
  );
}

async function stop(child: ChildProcess, exited: Promise<void>): Promise<void> {
  // SIGINT is the fast stop; SIGTERM would wait until the last client leaves by itself.
  for (const [signal, timeoutMs] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ] as const) {
    if (child.pid === undefined || hasEnded(child)) return;
    child.kill(signal);
    const timer = new AbortController();
    await Promise.race([
      exited.finally(() => timer.abort()),
      sleep(timeoutMs, undefined, { signal: timer.signal }).catch(() => {}),
    ]);
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function wordsSince(logFile: string, start: number): Promise<string> {
  return (await readFile(logFile)).subarray(start).toString('utf8');
}

/** Turns PostgreSQL's last messages into one sentence. */
function explain(launch: Launch, words: string): StartError {
  if (/No space left on device/.test(words)) {
    return new StartError(
      `The disk of ${launch.pgdata} is full; free some space and start again (the data is intact).`,
    );
  }
  const reason =
    /(?:FATAL|PANIC):\s*(.+)/.exec(words)?.[1] ?? words.trim().split('\n').at(-1) ?? '';
  if (
    /checksum|invalid|corrupt|incompatible|not read|could not locate|No such file/i.test(reason)
  ) {
    return damaged(launch.pgdata, reason);
  }
  return new StartError(`The database did not start: ${reason} (more in ${launch.logFile}).`);
}
