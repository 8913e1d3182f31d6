import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool, PoolClient } from 'pg';
import type { Log } from '#server/log.ts';
import { SETUP_LOCK } from './authenticator.ts';
import { StartError } from './embedded/start-error.ts';

/** `platform` is what a hosted Supabase brings by itself; `migrations` is ours. In this order. */
const FOLDERS = ['platform', 'migrations'] as const;
const SUPABASE = fileURLToPath(new URL('../../../supabase/', import.meta.url));

interface Migration {
  /** `migrations/20261120000100_private_schema.sql` */
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Brings the database to the state of the SQL files: each file once, in the order of its name,
 * in one transaction of its own. Several copies of the server may call it at the same time.
 * Throws StartError if a file that was applied has changed or is gone, or if one fails; the files
 * before it stay applied.
 * @param root folder that holds `platform` and `migrations`
 * @returns the names applied now
 */
export async function migrate(owner: Pool, log: Log, root: string = SUPABASE): Promise<string[]> {
  const migrations = await readMigrations(root);
  const client = await owner.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
    await client.query(`
      create schema if not exists migrations;
      create table if not exists migrations.applied (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now())`);
    const pending = await pendingOf(client, migrations);
    for (const migration of pending) {
      await apply(client, migration);
      log.debug('migration applied', { name: migration.name });
    }
    if (pending.length > 0) log.info('database migrated', { files: pending.length });
    return pending.map(({ name }) => name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SETUP_LOCK]).catch(() => {});
    client.release();
  }
}

async function readMigrations(root: string): Promise<Migration[]> {
  const found: Migration[] = [];
  for (const folder of FOLDERS) {
    const files = await readdir(path.join(root, folder));
    for (const file of files.filter((name) => name.endsWith('.sql')).toSorted()) {
      const sql = await readFile(path.join(root, folder, file), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      found.push({ name: `${folder}/${file}`, sql, checksum });
    }
  }
  return found;
}

async function pendingOf(client: PoolClient, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations.applied',
  );
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of rows) {
    const file = known.get(name);
    if (file === undefined) {
      throw new StartError(
        `The database has the migration ${name}, which this release does not know; start the newer release again.`,
      );
    }
    if (file.checksum !== checksum) {
      throw new StartError(
        `The migration ${name} was changed after it had been applied; restore the file and write a new migration instead.`,
      );
    }
  }
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.filter(({ name }) => !applied.has(name));
}

async function apply(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migrations.applied (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The migration ${name} failed and was taken back: ${reason}.`, {
      cause: error,
    });
  }
}
