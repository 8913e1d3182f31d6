import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { RunAs } from './run-as.ts';
import { StartError, systemCode } from './start-error.ts';

const SOCKET_NAME = '.s.PGSQL.5432';
/** `sun_path` holds 104 bytes on macOS and 108 on Linux, with the final zero. */
const LONGEST_PATH = 103;

/** The folder for the socket: beside the data if its path fits, otherwise a private one in /tmp. */
export function socketFolderFor(dataDir: string): string {
  const beside = path.join(dataDir, 'run');
  const fits = Buffer.byteLength(path.join(beside, SOCKET_NAME)) <= LONGEST_PATH;
  // unix_socket_directories is a list: a comma, quote or space in the path would split it.
  if (fits && /^[\w./@+-]+$/.test(beside)) return beside;
  return `/tmp/remanso-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
}

/**
 * Makes the empty folder with mode 0700 for the account that runs PostgreSQL.
 * Throws StartError if somebody else put something in its place (possible in /tmp).
 */
export async function prepareSocketFolder(folder: string, runAs: RunAs): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  }
  const found = await lstat(folder);
  const self = process.getuid?.() ?? 0;
  const owner = runAs.kind === 'uid' ? runAs.uid : self;
  if (!found.isDirectory() || (found.uid !== self && found.uid !== owner)) {
    throw new StartError(`The folder ${folder} for the database's socket belongs to someone else.`);
  }
  await chmod(folder, 0o700);
  // A predecessor's socket and its lock, which names a process that no longer exists.
  for (const stale of [SOCKET_NAME, `${SOCKET_NAME}.lock`]) {
    await rm(path.join(folder, stale), { force: true });
  }
  if (runAs.kind === 'uid') await chown(folder, runAs.uid, runAs.gid);
}
