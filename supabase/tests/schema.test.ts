import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const column = async (sql: string): Promise<unknown[]> => {
  const { rows } = await db.pools.owner.query({ text: sql, rowMode: 'array' });
  return rows.map((row) => row[0]);
};

describe('rules that every table follows', () => {
  it('an exposed table has row security and at least one policy', async () => {
    expect(
      await column(`
        select c.relname from pg_class c
         where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
           and (not c.relrowsecurity
                or not exists (select from pg_policy p where p.polrelid = c.oid))`),
    ).toEqual([]);
  });

  it('there are no exposed views, which would read with the rights of their owner', async () => {
    expect(
      await column(`
        select relname from pg_class
         where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f')`),
    ).toEqual([]);
  });

  it('a foreign key says what happens on delete, and finds its rows by an index', async () => {
    expect(
      await column(`
        select conrelid::regclass || '.' || conname from pg_constraint fk
         where contype = 'f'
           and connamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)
           and (confdeltype = 'a'
                or not exists (
                  select from pg_index i
                   where i.indrelid = fk.conrelid and i.indisvalid and i.indpred is null
                     and i.indkey[0] = any (fk.conkey)))`),
    ).toEqual([]);
  });

  it('rows say when they were made and changed, under a primary key', async () => {
    expect(
      await column(`
        select c.oid::regclass::text from pg_class c
         where c.relkind = 'r'
           and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)
           and (not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)
                or (select count(*) from pg_attribute a
                     where a.attrelid = c.oid and a.attnotnull
                       and a.attname in ('created_at', 'updated_at')) < 2)`),
    ).toEqual([]);
  });

  it('a primary key of an exposed table is made in the order of time', async () => {
    expect(
      await column(`
        select c.relname from pg_class c
          join pg_attribute a on a.attrelid = c.oid and a.attname = 'id'
          left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
           and coalesce(pg_get_expr(d.adbin, d.adrelid), '') not like '%uuidv7()'`),
    ).toEqual([]);
  });

  it('every function names its search_path, and nobody calls it without being named', async () => {
    expect(
      await column(`
        select p.oid::regprocedure::text from pg_proc p
         where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)
           and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
           and (not coalesce(p.proconfig, '{}') @> array['search_path=""']
                or has_function_privilege('public', p.oid, 'execute'))`),
    ).toEqual([]);
  });
});

describe('the order inside a migration', () => {
  it('row security and policies stand before the first grant on a table', async () => {
    const folder = path.resolve('supabase/migrations');
    const late: string[] = [];
    for (const file of await readdir(folder)) {
      const sql = (await readFile(path.join(folder, file), 'utf8')).replaceAll(/--.*$/gm, '');
      for (const [, table = ''] of sql.matchAll(/create table (public\.\w+)/g)) {
        const grant = sql.search(new RegExp(`grant[^;]*\\bon [^;]*${table}\\b[^;]*to`));
        const policy = sql.search(new RegExp(`create policy[^;]*on ${table}\\b`));
        const security = sql.indexOf(`alter table ${table} enable row level security`);
        if (grant !== -1 && !(security !== -1 && security < policy && policy < grant)) {
          late.push(`${file}: ${table}`);
        }
      }
    }
    expect(late).toEqual([]);
  });
});
