import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { migrate } from './migrator.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';
import { createTestFolder, type TestFolder } from './testing-folder.ts';

const log = createLog('error');
let db: TestDatabase;
let folder: TestFolder;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  folder = await createTestFolder();
  for (const name of ['platform', 'migrations']) await mkdir(path.join(folder.path, name));
  await db.pools.owner.query('drop schema migrations cascade; drop schema if exists trial cascade');
});
afterEach(() => folder.remove());

const put = (name: string, sql: string) => writeFile(path.join(folder.path, name), sql);
const run = () => migrate(db.pools.owner, log, folder.path);

describe('migrate', () => {
  it('applies platform first, then migrations, by name, each once', async () => {
    await put('migrations/2_fill.sql', 'insert into trial.t values (1);');
    await put('migrations/1_table.sql', 'create table trial.t (id int);');
    await put('platform/9_schema.sql', 'create schema trial;');
    const names = ['platform/9_schema.sql', 'migrations/1_table.sql', 'migrations/2_fill.sql'];
    expect(await run()).toEqual(names);
    expect(await run()).toEqual([]);
    await put('migrations/3_more.sql', 'insert into trial.t values (2);');
    expect(await run()).toEqual(['migrations/3_more.sql']);
    const { rows } = await db.pools.owner.query('select id from trial.t order by id');
    expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('takes a migration that fails back as a whole and keeps those before it', async () => {
    await put('migrations/1_good.sql', 'create schema trial;');
    await put('migrations/2_bad.sql', 'create table trial.half (id int); select 1/0;');
    await expect(run()).rejects.toThrow(
      'The migration migrations/2_bad.sql failed and was taken back: division by zero.',
    );
    const { rows } = await db.pools.owner.query(
      "select to_regclass('trial.half') as half, array_agg(name) as done from migrations.applied",
    );
    expect(rows).toEqual([{ half: null, done: ['migrations/1_good.sql'] }]);
  });

  it('refuses an applied file that changed', async () => {
    await put('migrations/1_table.sql', 'create schema trial;');
    await run();
    await put('migrations/1_table.sql', 'create schema trial; -- and more');
    await expect(run()).rejects.toThrow(
      'migrations/1_table.sql was changed after it had been applied',
    );
  });

  it('refuses a database that is newer than the files', async () => {
    await put('migrations/1_table.sql', 'create schema trial;');
    await run();
    await rm(path.join(folder.path, 'migrations/1_table.sql'));
    await expect(run()).rejects.toThrow('which this release does not know');
  });

  it('lets copies that start together wait for each other', async () => {
    await put('migrations/1_slow.sql', 'create schema trial; select pg_sleep(0.2);');
    const others = [1, 2].map(() => new Pool({ connectionString: db.url, max: 1 }));
    const done = await Promise.all(
      [db.pools.owner, ...others].map((pool) => migrate(pool, log, folder.path)),
    );
    expect(done.flat()).toEqual(['migrations/1_slow.sql']);
    await Promise.all(others.map((pool) => pool.end()));
  });
});
