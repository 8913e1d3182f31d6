import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '#server/log.ts';
import { startCluster } from '../embedded/cluster.ts';
import { folderProblem, type InstanceLock } from '../embedded/instance-lock.ts';
import { StartError, systemCode } from '../embedded/start-error.ts';
import { readArchive } from './archive-reader.ts';

/**
 * Puts a backup into a data folder that has no data yet, and lets PostgreSQL bring it to the
 * moment at which the backup ended.
 * Throws StartError, having changed nothing, if there is data or a file is not a whole backup.
 * @param keys the file of the keys; without it they are put into the folder by hand
 * @returns whether the folder has its keys; backups of earlier releases hold them
 */
export async function restore(
  lock: InstanceLock,
  source: string,
  log: Log,
  keys?: string,
): Promise<boolean> {
  const { dataDir } = lock;
  for (const name of ['postgres', 'postgres.location']) await requireFree(dataDir, name);
  for (const file of keys === undefined ? [source] : [source, keys]) {
    if (!(await exists(file))) throw new StartError(`There is no file ${file}.`);
  }
  const draft = path.join(dataDir, 'restore.draft');
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    await readArchive(source, draft);
    if (!(await exists(path.join(draft, 'postgres')))) {
      throw new StartError(`${source} is not a complete backup of Remanso (no database in it).`);
    }
    if (keys !== undefined) {
      await readArchive(keys, draft);
      if (!(await exists(path.join(draft, 'keys.json')))) {
        throw new StartError(`${keys} is not a file of keys (no keys.json in it).`);
      }
    }
    const names = await readdir(draft);
    for (const name of names) await requireFree(dataDir, name);
    // The cluster last: until it is there, this is a folder without data and all can be repeated.
    for (const name of names.toSorted((a) => (a === 'postgres' ? 1 : -1))) {
      await rename(path.join(draft, name), path.join(dataDir, name));
    }
  } catch (error) {
    throw systemCode(error) === undefined ? error : folderProblem(dataDir, error);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  const cluster = await startCluster(lock, { log });
  await cluster.stop(); // ends with a checkpoint: everything restored is on the disk
  return exists(path.join(dataDir, 'keys.json'));
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined;
}

async function requireFree(dataDir: string, name: string): Promise<void> {
  if (!(await exists(path.join(dataDir, name)))) return;
  throw new StartError(
    `There is data in ${dataDir} already (${name}); restore into an empty folder by setting DATA_DIR.`,
  );
}
