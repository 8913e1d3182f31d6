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

/**
 * Tables that say when they were changed, and have no trigger that keeps it true. A security event
 * is written once: all that changes is that it lets go of a deleted account.
 */
const UNTOUCHED = `
  select c.relname from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'updated_at' and not a.attisdropped
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
     and c.relname <> 'security_events'
     and not exists (
       select from pg_trigger t
        where t.tgrelid = c.oid and t.tgenabled <> 'D' and t.tgqual is null
          and t.tgfoid = 'private.touch_updated_at'::regproc
          -- For each row (1), before (2), of every update (16), whichever columns it names.
          and t.tgtype & 19 = 19 and cardinality(t.tgattr::int2[]) = 0)`;

/** Policies that ask who it is for each row again: outside of a select it is no constant. */
const ASKED_PER_ROW = `
  select tablename || '.' || policyname from pg_policies
   where schemaname = 'public'
     and regexp_replace(concat_ws(' ', qual, with_check),
           '\\( *select auth\\.uid\\(\\) as uid\\)', '', 'gi') ~* '\\muid\\('`;

describe('rules that every table follows', () => {
  it('the moment of the last change is kept by a trigger', async () => {
    expect(await column(UNTOUCHED)).toEqual([]);
  });

  it('a policy asks once who it is, and not for each row', async () => {
    expect(await column(ASKED_PER_ROW)).toEqual([]);
  });

  it('a table that breaks these two is found', async () => {
    const client = await db.pools.owner.connect();
    try {
      await client.query(`
        begin;
        create table public.planted (id uuid, updated_at timestamptz);
        create trigger of_one_column before update of id on public.planted
          for each row execute function private.touch_updated_at();
        create policy bare on public.planted for select using (id = auth.uid());
        create policy checked on public.planted for insert
          with check (id = (select auth.uid()) and auth.uid() is not null);
        create policy fine on public.planted for delete using (id = (select auth.uid()))`);
      const untouched = await client.query(UNTOUCHED);
      expect(untouched.rows).toEqual([{ relname: 'planted' }]);
      const { rows } = await client.query({ text: ASKED_PER_ROW, rowMode: 'array' });
      expect(new Set(rows.flat())).toEqual(new Set(['planted.bare', 'planted.checked']));
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('an exposed table has row security and at least one policy', async () => {
    expect(
      await column(`
        select c.relname from pg_class c
         where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
           and (not c.relrowsecurity
                or not exists (select from pg_policy p where p.polrelid = c.oid))`),
    ).toEqual([]);
  });

  it('an exposed view reads with the rights of whoever asks, not of its owner', async () => {
    expect(
      await column(`
        select relname from pg_class
         where relnamespace = 'public'::regnamespace
           and (relkind in ('m', 'f')
                or (relkind = 'v'
                    and not coalesce(reloptions, '{}') @> array['security_invoker=true']))`),
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
