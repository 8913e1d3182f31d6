import { existsSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { openDatabase } from './database.ts';
import { debianBinaries, startSystemPostgres } from './external/testing-system-postgres.ts';
import { openPools } from './pools.ts';
import { withScope } from './scope.ts';
import { createTestFolder, type TestFolder } from './testing-folder.ts';

const log = createLog('error', () => {});
const lost = () => {};

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

  it('leaves the installation beside it alone, whose owner has another password', async () => {
    const owner = new Client({ connectionString: url });
    await owner.connect();
    await owner.query(`create role second superuser login password 'other'`);
    await owner.query('create database second owner second');
    const secondUrl = new URL(url);
    Object.assign(secondUrl, { username: 'second', password: 'other', pathname: '/second' });
    const first = await openDatabase({ dataDir: folder.path, databaseUrl: url }, log, lost);
    const config = { dataDir: folder.path, databaseUrl: secondUrl.href };
    const second = await openDatabase(config, log, lost);
    // Connections that are made now, not those of before.
    const [fresh, freshSecond] = [openPools(url, log), openPools(secondUrl.href, log)];
    for (const { api } of [fresh, freshSecond, second.pools]) {
      expect((await api.query('select 1')).rowCount).toBe(1);
    }
    await Promise.all([fresh.end(), freshSecond.end(), first.stop(), second.stop()]);
    await owner.query('drop database second with (force)');
    await owner.end();
  });

  it('gives the role of the API its new password when the owner has one', async () => {
    const owner = new Client({ connectionString: url });
    await owner.connect();
    await owner.query(`create role moving superuser login password 'before'`);
    await owner.query('create database moved');
    const addressWith = (password: string) => {
      const address = new URL(url);
      Object.assign(address, { username: 'moving', password, pathname: '/moved' });
      return address.href;
    };
    for (const password of ['before', 'after']) {
      await owner.query(`alter role moving password '${password}'`);
      const config = { dataDir: folder.path, databaseUrl: addressWith(password) };
      const copy = await openDatabase(config, log, lost);
      expect((await copy.pools.api.query('select 1')).rowCount).toBe(1);
      await copy.stop();
    }
    const stale = openPools(addressWith('before'), log);
    await expect(stale.api.query('select 1')).rejects.toMatchObject({ code: '28P01' });
    await stale.end();
    await owner.query('drop database moved with (force)');
    await owner.end();
  });

  it('refuses pools that the database could never hold, and says how large they may be', async () => {
    const config = {
      dataDir: folder.path,
      databaseUrl: url,
      database: { api: 95, owner: 8 },
    };
    await expect(openDatabase(config, log, lost)).rejects.toThrow(
      'The database allows 97 connections and this server may need 103 (DATABASE_POOL_API=95 and DATABASE_POOL_OWNER=8)',
    );
    const owner = new Client({ connectionString: url });
    await owner.connect();
    await owner.query('alter database postgres connection limit 20');
    const small = { ...config, database: { api: 16, owner: 8 } };
    await expect(openDatabase(small, log, lost)).rejects.toThrow('allows 20 connections');
    const fitting = { ...config, database: { api: 12, owner: 8 } };
    await (await openDatabase(fitting, log, lost)).stop();
    await owner.query('alter database postgres connection limit -1');
    await owner.end();
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
      /^The database at DATABASE_URL \(127\.0\.0\.1:9\/none\) cannot be used: nothing listens there\.$/,
    );
    await expect(failure).rejects.not.toThrow('secret');
  });
});
