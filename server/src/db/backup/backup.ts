import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { StartError } from '../embedded/start-error.ts';
import { type Part, writeArchive } from './archive-writer.ts';

/** What PostgreSQL makes anew at every start; the folders stay, without what is in them. */
const EMPTY_FOLDERS = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const SKIPPED_FILES = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label.old']);
/** Opens the cluster's socket on the machine itself, and nothing in the data. */
const PASSWORD = 'database-password';
/** What opens signatures and secrets in the data; the second only where SAML is used. */
const KEYS = ['keys.json', 'saml-key.pem'];

/** Where a backup goes: the data, and apart from it the keys. */
export interface BackupFiles {
  data: string;
  keys: string;
}

/**
 * Copies the running database into one file and its keys into another, so that whoever gets hold of
 * the first cannot open what is sealed in it; people go on working meanwhile. What they write until
 * the end of the copy is in it.
 * Throws StartError if one of the files exists already.
 */
export async function backUp(url: string, dataDir: string, files: BackupFiles): Promise<void> {
  for (const file of [files.data, files.keys]) {
    if (await exists(file)) throw new StartError(`${file} exists already; choose another name.`);
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await writeArchive(files.keys, keyParts(dataDir));
    await writeArchive(files.data, parts(client, dataDir));
  } catch (error) {
    await rm(files.keys, { force: true }); // the names are free for another try
    throw error;
  } finally {
    await client.end(); // also ends a backup that was not finished
  }
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined;
}

async function* keyParts(dataDir: string): AsyncGenerator<Part> {
  for (const name of KEYS) {
    const file = path.join(dataDir, name);
    if (await exists(file)) yield { name, file };
  }
}

async function* parts(client: Client, dataDir: string): AsyncGenerator<Part> {
  const pgdata = await value(client, "select current_setting('data_directory')");
  yield { name: PASSWORD, file: path.join(dataDir, PASSWORD) };

  // The slot keeps every piece of the log that is written from now on until we have copied it.
  await client.query(
    "select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)",
  );
  const firstLog = await value(
    client,
    "select pg_walfile_name(pg_backup_start('remanso', fast => true))",
  );
  yield* filesOf(pgdata, '');
  const { rows } = await client.query<{ label: string; map: string; last: string }>(
    `select labelfile as label, spcmapfile as map, pg_walfile_name(lsn) as last
       from pg_backup_stop(wait_for_archive => false)`,
  );
  const [stop] = rows;
  if (stop === undefined) throw new Error('pg_backup_stop gave no label');
  yield { name: 'postgres/backup_label', text: stop.label };
  if (stop.map !== '') yield { name: 'postgres/tablespace_map', text: stop.map };
  const log = await readdir(path.join(pgdata, 'pg_wal'));
  for (const name of log.toSorted()) {
    if (/^[0-9A-F]{24}$/.test(name) && name >= firstLog && name <= stop.last) {
      yield { name: `postgres/pg_wal/${name}`, file: path.join(pgdata, 'pg_wal', name) };
    }
  }
}

async function* filesOf(pgdata: string, folder: string): AsyncGenerator<Part> {
  for (const entry of await readdir(path.join(pgdata, folder), { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (SKIPPED_FILES.has(name) || entry.name.startsWith('pgsql_tmp')) continue;
    if (entry.isDirectory()) {
      yield { name: `postgres/${name}`, folder: true };
      if (!EMPTY_FOLDERS.has(name)) yield* filesOf(pgdata, name);
    } else if (entry.isFile()) {
      yield { name: `postgres/${name}`, file: path.join(pgdata, name) };
    }
  }
}

async function value(client: Client, sql: string): Promise<string> {
  const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
  return String(rows[0]?.[0]);
}
