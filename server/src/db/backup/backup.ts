import { readdir, stat } from 'node:fs/promises';
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
/** Beside the cluster: without the keys everybody would be signed out and secrets be lost. */
const COMPANIONS = ['keys.json', 'database-password'];
/** Only where SAML is used: identity providers know us by it. */
const SAML_KEY = 'saml-key.pem';

/**
 * Copies the running database, with the keys, into one file; people go on working meanwhile. What
 * they write until the end of the copy is in it.
 * Throws StartError if the file exists already.
 */
export async function backUp(url: string, dataDir: string, target: string): Promise<void> {
  if ((await stat(target).catch(() => undefined)) !== undefined) {
    throw new StartError(`${target} exists already; choose another name.`);
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await writeArchive(target, parts(client, dataDir));
  } finally {
    await client.end(); // also ends a backup that was not finished
  }
}

async function* parts(client: Client, dataDir: string): AsyncGenerator<Part> {
  const pgdata = await value(client, "select current_setting('data_directory')");
  for (const name of COMPANIONS) yield { name, file: path.join(dataDir, name) };
  const samlKey = path.join(dataDir, SAML_KEY);
  if ((await stat(samlKey).catch(() => undefined)) !== undefined) {
    yield { name: SAML_KEY, file: samlKey };
  }

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
