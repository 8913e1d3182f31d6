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
 * Throws StartError, having changed nothing, if there is data or the file is not a whole backup.
 */
export async function restore(lock: InstanceLock, source: string, log: Log): Promise<void> {
  const { dataDir } = lock;
  for (const name of ['postgres', 'postgres.location', 'keys.json']) {
    if ((await stat(path.join(dataDir, name)).catch(() => undefined)) !== undefined) {
      throw new StartError(
        `There is data in ${dataDir} already (${name}); restore into an empty folder by setting DATA_DIR.`,
      );
    }
  }
  if ((await stat(source).catch(() => undefined)) === undefined) {
    throw new StartError(`There is no file ${source}.`);
  }
  const draft = path.join(dataDir, 'restore.draft');
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    await readArchive(source, draft);
    // The cluster last: until it is there, this is a folder without data and all can be repeated.
    const names = await readdir(draft);
    if (!names.includes('postgres')) {
      throw new StartError(`${source} is not a complete backup of Remanso (no database in it).`);
    }
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
}
