import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { clusterUrl } from '../embedded/cluster.ts';
import { socketFolderFor } from '../embedded/socket-folder.ts';

/** The connection string of a database that another process runs on this data folder. */
export async function runningUrl(dataDir: string): Promise<string> {
  const elsewhere = await readFile(path.join(dataDir, 'postgres.location'), 'utf8').catch(() => '');
  const pgdata = elsewhere.trim() || path.join(dataDir, 'postgres');
  const password = (await readFile(path.join(dataDir, 'database-password'), 'utf8')).trim();
  return clusterUrl(password, socketFolderFor(path.dirname(pgdata)));
}
