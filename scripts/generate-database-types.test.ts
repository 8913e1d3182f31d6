import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { introspect } from '#server/rest/catalogue/introspect.ts';
import { renderDatabaseTypes } from './database-types/render.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

describe('domain/database.types.ts', () => {
  test('says what the migrations say (else run: node scripts/generate-database-types.ts)', async () => {
    const committed = await readFile(
      new URL('../domain/database.types.ts', import.meta.url),
      'utf8',
    );
    expect(renderDatabaseTypes(await introspect(db.pools.owner))).toBe(committed);
  });

  test('knows nullable, defaulted and generated columns, enums, keys and functions', async () => {
    await db.pools.owner.query(`
      create type public.tint as enum ('blue', 'green');
      create table public.leaves (
        id integer generated always as identity primary key,
        tint public.tint not null default 'blue',
        parent_id integer references public.leaves on delete cascade,
        sizes numeric[] not null,
        double_id integer generated always as (1 + 1) stored);
      create function public.count_leaves(tint public.tint, big boolean default false)
        returns table (total bigint) language sql as 'select 1::bigint';`);
    const text = renderDatabaseTypes(await introspect(db.pools.owner));
    expect(text).toContain(`tint: 'blue' | 'green'`);
    expect(text).toContain(`tint?: Database['public']['Enums']['tint']`);
    expect(text).toContain('id?: never');
    expect(text).toContain('double_id?: never');
    expect(text).toContain('parent_id: number | null');
    expect(text).toContain('sizes: number[]');
    expect(text).toContain(`foreignKeyName: 'leaves_parent_id_fkey'`);
    expect(text).toContain(
      `count_leaves: { Args: { big?: boolean; tint: Database['public']['Enums']['tint'] }; Returns: { total: number }[] }`,
    );
  });
});
