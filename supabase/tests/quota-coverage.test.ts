import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

/** Tables that a person may insert into, with as many rows as they like, and that have no quota. */
async function withoutQuota(): Promise<string[]> {
  const { rows } = await db.pools.owner.query<{ table: string }>(`
    select c.relname as table from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and has_any_column_privilege('authenticated', c.oid, 'insert')
       -- One row a person: the owner is the key.
       and not exists (
         select from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
          where i.indrelid = c.oid and i.indisunique and i.indkey::text = a.attnum::text)
       and not exists (
         select from pg_trigger t join private.quotas q on q.relation = c.relname
          where t.tgrelid = c.oid and t.tgname = 'enforce_quota')
     order by 1`);
  return rows.map(({ table }) => table);
}

it('every table that people write has a quota, or one row a person', async () => {
  expect(await withoutQuota()).toEqual([]);
});

it('would find a table without one', async () => {
  await db.pools.owner.query('drop trigger enforce_quota on public.mood_entries');
  expect(await withoutQuota()).toEqual(['mood_entries']);
});
