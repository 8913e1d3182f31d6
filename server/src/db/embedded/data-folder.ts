import { access, readFile, readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './start-error.ts';

const MEGABYTE = 1024 * 1024;
/** A new cluster takes 40 MB and its first log segments as much again. */
const ROOM_FOR_NEW = 160 * MEGABYTE;
/** Recovery and the next log segments; below this PostgreSQL may stop in the middle of a write. */
const ROOM_FOR_EXISTING = 48 * MEGABYTE;

/** PG_CONTROL_FILE_SIZE of every version so far; always written as a whole. */
const CONTROL_FILE_SIZE = 8192;

export type ClusterState = 'absent' | 'present';

/**
 * Looks at a cluster's folder without changing anything.
 * Throws StartError where starting could do harm: another major version, missing parts, no room.
 */
export async function inspectCluster(pgdata: string, major: number): Promise<ClusterState> {
  const entries = await readdir(pgdata).catch(() => undefined);
  const absent = entries === undefined || entries.length === 0;
  await requireRoom(path.dirname(pgdata), absent ? ROOM_FOR_NEW : ROOM_FOR_EXISTING);
  if (absent) return 'absent';
  const version = (await readFile(path.join(pgdata, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (!/^\d+$/.test(version)) throw damaged(pgdata, 'PG_VERSION is missing or unreadable');
  if (Number(version) !== major) {
    throw new StartError(
      `The data in ${pgdata} was made by PostgreSQL ${version}, this Remanso brings PostgreSQL ${major}; start the earlier release and move the data with backup and restore.`,
    );
  }
  for (const part of ['global/pg_control', 'base', 'pg_wal', 'pg_xact']) {
    await access(path.join(pgdata, part)).catch(() => {
      throw damaged(pgdata, `${part} is missing`);
    });
  }
  const { size } = await stat(path.join(pgdata, 'global/pg_control'));
  if (size !== CONTROL_FILE_SIZE) throw damaged(pgdata, 'global/pg_control was cut short');
  return 'present';
}

/** The error for data that PostgreSQL cannot or must not open. */
export function damaged(pgdata: string, what: string): StartError {
  return new StartError(
    `The data in ${pgdata} is damaged (${what}); nothing was changed, restore a backup into a new folder.`,
  );
}

async function requireRoom(folder: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= needed) return;
  throw new StartError(
    `The disk of ${folder} is full (${Math.floor(free / MEGABYTE)} MB free, ${needed / MEGABYTE} MB needed); free some space and start again.`,
  );
}
