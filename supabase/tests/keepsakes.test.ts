import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase, type TestUser } from '#server/db/testing.ts';
import { KEEPSAKE } from '#domain/keepsakes/keepsake.ts';
import { describePolicies } from './policy-matrix.ts';

const ROW = { title: 'Mi mensaje', lines: ['Hola. Esto me cuesta escribirlo.'] };

describePolicies({
  table: 'public.keepsakes',
  row: async () => ROW,
  insert: true,
  delete: true,
});

describe('keepsakes', () => {
  let db: TestDatabase;
  let ana: TestUser;
  beforeAll(async () => {
    db = await createTestDatabase();
    ana = await db.createUser();
    await db.giveConsent(ana.id);
  });
  afterAll(() => db.drop());

  const insert = (change: Partial<typeof ROW>) => (client: PoolClient) => {
    const { title, lines } = { ...ROW, ...change };
    return client.query('insert into public.keepsakes (title, lines) values ($1, $2)', [
      title,
      lines,
    ]);
  };
  const times = (count: number, text: string) => Array.from({ length: count }, () => text);
  const longest = {
    title: 'a'.repeat(KEEPSAKE.title),
    lines: times(KEEPSAKE.lines, 'a'.repeat(KEEPSAKE.line)),
  };

  it('takes as much as the screen lets through', async () => {
    expect((await db.asUser(ana.id, insert(longest))).rowCount).toBe(1);
  });

  it.each([
    ['no title', { title: '  ' }],
    ['a longer title', { title: `${longest.title}a` }],
    ['nothing', { lines: [] }],
    ['more lines', { lines: times(KEEPSAKE.lines + 1, 'a') }],
    ['a longer line', { lines: [`${longest.lines[0]}a`] }],
    ['an empty line', { lines: [''] }],
  ])('refuses %s', async (_what, change) => {
    await expect(db.asUser(ana.id, insert(change))).rejects.toMatchObject({ code: '23514' });
  });

  it('goes with its person, and not with the talk', async () => {
    const luz = await db.createUser();
    await db.giveConsent(luz.id);
    const talk = `insert into public.conversations (title) values ('t')`;
    await db.commitAsUser(luz.id, (client) => client.query(talk));
    await db.commitAsUser(luz.id, insert({}));
    await db.commitAsUser(luz.id, (client) => client.query('delete from public.conversations'));
    const held = async () => {
      const sql = 'select from public.keepsakes where user_id = $1';
      return (await db.pools.owner.query(sql, [luz.id])).rowCount;
    };
    expect(await held()).toBe(1);
    await db.pools.owner.query('delete from auth.users where id = $1', [luz.id]);
    expect(await held()).toBe(0);
  });
});
