import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase, type TestUser } from '#server/db/testing.ts';
import { ask } from './ask.ts';

describe('safety_plans', () => {
  let db: TestDatabase;
  let ana: TestUser;
  beforeAll(async () => {
    db = await createTestDatabase();
    ana = await db.createUser();
    await db.giveConsent(ana.id);
  });
  afterAll(() => db.drop());

  const insert = (parts: string) => (client: PoolClient) =>
    client.query(`insert into public.safety_plans (parts) values ($1)`, [parts]);

  it('is one a person, before and with consent', async () => {
    await db.commitAsUser(ana.id, insert('{}'));
    await expect(db.asUser(ana.id, insert('{}'))).rejects.toMatchObject({ code: '23505' });
    const newcomer = await db.createUser();
    await expect(db.asUser(newcomer.id, insert('{}'))).rejects.toMatchObject({ code: '42501' });
  });

  it('is seen, changed and deleted by its person alone', async () => {
    const leo = await db.createUser();
    await db.giveConsent(leo.id);
    for (const sql of [
      'select count(*)::int from public.safety_plans',
      'with c as (update public.safety_plans set revision = 2 returning 1) select count(*)::int from c',
      'with c as (delete from public.safety_plans returning 1) select count(*)::int from c',
    ]) {
      expect(await db.asUser(leo.id, (client) => ask(client, sql))).toBe(0);
      expect(await db.asUser(ana.id, (client) => ask(client, sql))).toBe(1);
      await expect(db.asUser(null, (client) => ask(client, sql))).rejects.toMatchObject({
        code: '42501',
      });
    }
  });

  it('cannot be given to somebody else', async () => {
    const leo = await db.createUser();
    for (const sql of [
      `insert into public.safety_plans (user_id) values ('${leo.id}')`,
      `update public.safety_plans set user_id = '${leo.id}'`,
    ]) {
      const attempt = db.asUser(ana.id, (client) => client.query(sql));
      await expect(attempt).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('takes the second of two devices only when it knew of the first', async () => {
    const write = (known: number) => (client: PoolClient) =>
      client.query(
        `update public.safety_plans set revision = $1 + 1, parts = '{"self":1}' where revision = $1`,
        [known],
      );
    await db.asUser(ana.id, async (client) => {
      expect((await write(1)(client)).rowCount).toBe(1);
      expect((await write(1)(client)).rowCount).toBe(0);
    });
  });

  it.each([
    ['a list', '[]'],
    ['a book', JSON.stringify({ self: 'a'.repeat(140_000) })],
  ])('refuses %s', async (_what, parts) => {
    const other = await db.createUser();
    await db.giveConsent(other.id);
    await expect(db.asUser(other.id, insert(parts))).rejects.toMatchObject({ code: '23514' });
  });

  it('goes with its person', async () => {
    const passing = await db.createUser();
    await db.giveConsent(passing.id);
    await db.commitAsUser(passing.id, insert('{}'));
    await db.pools.owner.query('delete from auth.users where id = $1', [passing.id]);
    const left = await db.pools.owner.query(
      'select 1 from public.safety_plans where user_id = $1',
      [passing.id],
    );
    expect(left.rowCount).toBe(0);
  });
});
