import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Log, LoggableError } from '#server/log.ts';
import { findBinaries } from './binaries.ts';
import { createCluster, OWNER, ownerPassword } from './create-cluster.ts';
import { inspectCluster } from './data-folder.ts';
import { forgetPrivateLines, rotateLog } from './log/database-log.ts';
import { folderProblem, type InstanceLock } from './instance-lock.ts';
import { stopLeftovers } from './leftovers.ts';
import { type Launch, type Postmaster, startPostmaster } from './postmaster.ts';
import { place, takeOwnership } from './placement.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';
import { StartError } from './start-error.ts';
import { socketFolderFor } from './socket-folder.ts';

/** How often the size of postgres.log is looked at. */
const LOG_CHECK_MS = 60_000;
/** After so many unexpected ends within a minute something is wrong that a restart does not cure. */
const RESTARTS_PER_MINUTE = 5;

export interface ClusterOptions {
  log: Log;
  /** Tests only: nothing is flushed to disk, so a crash may lose everything. */
  throwaway?: boolean;
  settings?: Readonly<Record<string, string>>;
  /** Tests only: an identity other than the one that suits this machine. */
  runAs?: RunAs;
  /** Tests only: instead of /var/lib/remanso, see placement.ts. */
  sharedPlace?: string;
  /** Called when PostgreSQL keeps ending and restarting it was given up. */
  onLost?: (error: Error) => void;
}

/** The running embedded PostgreSQL. */
export interface Cluster {
  /** Connection string of the owner. */
  url: string;
  /** Process id of the postmaster of this moment; it changes when PostgreSQL had to be restarted. */
  pid: () => number;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a locked data folder and keeps it running: what a predecessor left is
 * ended, a missing cluster is made, an unexpected end is followed by a restart.
 * Throws StartError with one sentence, having changed nothing, if that is impossible.
 */
export async function startCluster(lock: InstanceLock, options: ClusterOptions): Promise<Cluster> {
  try {
    return await prepareAndStart(lock, options);
  } catch (error) {
    throw error instanceof StartError ? error : folderProblem(lock.dataDir, error);
  }
}

async function prepareAndStart(lock: InstanceLock, options: ClusterOptions): Promise<Cluster> {
  const { log, throwaway = false } = options;
  const { dataDir } = lock;
  const [installed, runAs] = await Promise.all([findBinaries(), options.runAs ?? chooseRunAs()]);
  const { pgdata, binaries } = await place(dataDir, installed, runAs, options.sharedPlace);
  const state = await inspectCluster(pgdata, binaries.major);
  if (state === 'absent') {
    log.info('creating the database', { pgdata });
    await createCluster(pgdata, binaries, runAs, !throwaway);
  } else {
    const ended = await stopLeftovers(pgdata);
    if (ended > 0) log.warn('ended a database that a killed server had left', { processes: ended });
    await takeOwnership(pgdata, runAs);
  }
  const password = await ownerPassword(
    path.join(dataDir, 'database-password'),
    pgdata,
    binaries,
    runAs,
  );
  const socketFolder = socketFolderFor(path.dirname(pgdata));
  const logFile = path.join(dataDir, 'postgres.log');
  await forgetPrivateLines(logFile);
  await rotateLog(logFile);
  const settings = {
    ...(throwaway ? { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' } : {}),
    ...options.settings,
  };
  const launch = { pgdata, binaries, runAs, socketFolder, logFile, settings };
  const url = clusterUrl(password, socketFolder);
  const running = await keepRunning(launch, options);
  const rotating = setInterval(() => void rotateLog(logFile).catch(() => {}), LOG_CHECK_MS).unref();
  return {
    ...running,
    url,
    stop: async () => {
      clearInterval(rotating);
      await running.stop();
      await rm(socketFolder, { recursive: true, force: true });
    },
  };
}

/** The owner's connection string. */
export function clusterUrl(password: string, socketFolder: string): string {
  return `postgresql://${OWNER}:${password}@localhost/postgres?host=${encodeURIComponent(socketFolder)}`;
}

async function keepRunning(
  launch: Launch,
  { log, onLost }: ClusterOptions,
): Promise<Pick<Cluster, 'pid' | 'stop'>> {
  let postmaster: Postmaster = await startPostmaster(launch);
  let stopping = false;
  let ends: number[] = [];

  async function watch(): Promise<void> {
    for (;;) {
      await postmaster.exited;
      if (stopping) return;
      ends = [...ends.filter((time) => time > Date.now() - 60_000), Date.now()];
      log.error('the database ended unexpectedly, restarting it', { pid: postmaster.pid });
      if (ends.length > RESTARTS_PER_MINUTE) {
        throw new LoggableError('The database keeps ending; its messages are in postgres.log.');
      }
      await stopLeftovers(launch.pgdata);
      await sleep(50 * ends.length);
      if (stopping) return;
      postmaster = await startPostmaster(launch);
      if (stopping) return postmaster.stop(); // stop() saw only the dead one
    }
  }
  const watching = watch().catch((error: unknown) => {
    if (!stopping) onLost?.(error instanceof Error ? error : new Error(String(error)));
  });

  return {
    pid: () => postmaster.pid,
    stop: async () => {
      stopping = true;
      await postmaster.stop();
      await watching; // ends a restart that was under way
    },
  };
}
