import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { openDatabase } from './database.ts';
import { asSpawn, chooseRunAs } from './embedded/run-as.ts';
import { withScope } from './scope.ts';
import { createTestFolder, type TestFolder } from './testing-folder.ts';

const log = createLog('error', () => {});
const lost = () => {};

function installed(): string | undefined {
  const folders = [18, 17, 16, 15, 14].map((version) => `/usr/lib/postgresql/${version}/bin`);
  return folders.find((folder) => existsSync(folder));
}

/** Debian's PostgreSQL, whichever version there is; installs it where root may. */
function debianBinaries(): string | undefined {
  if (installed() === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    try {
      execFileSync('apt-get', ['install', '-y', '-qq', 'postgresql'], { stdio: 'ignore' });
    } catch {
      // Not reachable: the tests are skipped below.
    }
  }
  return installed();
}

const bin = debianBinaries();
if (bin === undefined) {
  process.stderr.write('skipped: no PostgreSQL of the system for the tests of DATABASE_URL\n');
}

describe.runIf(bin !== undefined)('DATABASE_URL', () => {
  let folder: TestFolder;
  let url: string;

  beforeAll(async () => {
    folder = await createTestFolder();
    url = await startSystemPostgres(bin ?? '', folder.path);
  }, 120_000);
  afterAll(() => folder.remove());

  it('is migrated once by several copies that start together and agree on the password', async () => {
    const config = { dataDir: folder.path, databaseUrl: url };
    const copies = await Promise.all([1, 2, 3].map(() => openDatabase(config, log, lost)));
    for (const { pools } of copies) {
      const scope = { role: 'anon' as const, claims: {} };
      const { rows } = await withScope(pools, scope, (client) =>
        client.query('select current_user as role'),
      );
      expect(rows).toEqual([{ role: 'anon' }]);
    }
    const [first] = copies;
    const { rows } = await first!.pools.owner.query(
      'select count(*)::int as all, count(distinct name)::int as different from migrations.applied',
    );
    expect(rows[0].all).toBe(rows[0].different);
    expect(rows[0].all).toBeGreaterThan(5);
    await Promise.all(copies.map((copy) => copy.stop()));
  });

  it('makes ids in order of time also where the server has no uuidv7 of its own', async () => {
    const copy = await openDatabase({ dataDir: folder.path, databaseUrl: url }, log, lost);
    const { rows } = await copy.pools.owner.query<{ id: string }>(
      'select uuidv7()::text as id from generate_series(1, 3), pg_sleep(0.002)',
    );
    expect(rows.map(({ id }) => id[14])).toEqual(['7', '7', '7']);
    await copy.stop();
  });

  it('takes no lock on the data folder and leaves nothing in it', async () => {
    const dataDir = path.join(folder.path, 'untouched');
    await (await openDatabase({ dataDir, databaseUrl: url }, log, lost)).stop();
    expect(existsSync(dataDir)).toBe(false);
  });

  it('refuses a database in which an exposed table has no row security', async () => {
    const config = { dataDir: folder.path, databaseUrl: url };
    const owner = new Client({ connectionString: url });
    await owner.connect();
    await owner.query(
      'create table public.open_house (id int); create view public.peep as select 1 as a',
    );
    await expect(openDatabase(config, log, lost)).rejects.toThrow(
      'Refusing to start: no row security on public.open_house, public.peep, so the API would show it to everybody',
    );
    await owner.query('drop table public.open_house; drop view public.peep');
    await owner.end();
    await (await openDatabase(config, log, lost)).stop();
  });

  it('says in one sentence that nobody answers, without the password', async () => {
    const databaseUrl = 'postgresql://me:secret@127.0.0.1:9/none';
    const failure = openDatabase({ dataDir: folder.path, databaseUrl }, log, lost);
    await expect(failure).rejects.toThrow(
      /^The database at DATABASE_URL \(127\.0\.0\.1:9\/none\) does not answer: .*ECONNREFUSED/,
    );
    await expect(failure).rejects.not.toThrow('secret');
  });
});

/** Starts the system's PostgreSQL on TCP in the folder; the folder's guard ends it. */
async function startSystemPostgres(programs: string, folder: string): Promise<string> {
  const runAs = await chooseRunAs();
  const pgdata = path.join(folder, 'postgres');
  await mkdir(pgdata, { mode: 0o700 });
  if (runAs.kind === 'uid') execFileSync('chown', [`${runAs.uid}:${runAs.gid}`, folder, pgdata]);
  await writeFile(path.join(folder, 'password'), 'a secret & more', { mode: 0o644 });
  const init = asSpawn(runAs, path.join(programs, 'initdb'), [
    `--pgdata=${pgdata}`,
    '--username=owner',
    '--auth=scram-sha-256',
    '--no-sync',
    '--locale=C.UTF-8',
    '--encoding=UTF8',
    `--pwfile=${path.join(folder, 'password')}`,
  ]);
  execFileSync(init.file, init.args, { ...init.options, stdio: 'ignore' });
  const port = 20_000 + Math.floor(Math.random() * 30_000);
  const args = ['-D', pgdata, '-p', String(port), '-k', pgdata, '-c', 'fsync=off'];
  const serve = asSpawn(runAs, path.join(programs, 'postgres'), args);
  spawn(serve.file, serve.args, { ...serve.options, stdio: 'ignore', detached: true }).unref();
  const url = `postgresql://owner:${encodeURIComponent('a secret & more')}@127.0.0.1:${port}/postgres`;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return url;
    } catch {
      await sleep(50);
    }
  }
  throw new Error('the system PostgreSQL did not start');
}
