import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { ask } from './ask.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const list = async (client: PoolClient) =>
  (await client.query('select * from public.list_own_sessions()')).rows;
const end = (id: string) => (client: PoolClient) =>
  ask<boolean>(client, 'select public.end_own_session($1)', [id]);

async function addSession(userId: string): Promise<string> {
  const { rows } = await db.pools.owner.query<{ id: string }>(
    `insert into auth.sessions (user_id, user_agent, ip, created_at)
     values ($1, 'Firefox', '10.0.0.1', now() - interval '1 hour') returning id`,
    [userId],
  );
  return rows[0]?.id ?? '';
}

describe('own sessions', () => {
  it('are listed, the current one first, and nobody sees those of others', async () => {
    const [ana, leo] = [await db.createUser(), await db.createUser()];
    const other = await addSession(ana.id);
    expect(await db.asUser(ana.id, list)).toMatchObject([
      { id: ana.sessionId, is_current: true },
      { id: other, is_current: false, user_agent: 'Firefox', ip_address: '10.0.0.1' },
    ]);
    expect(await db.asUser(leo.id, list)).toMatchObject([{ id: leo.sessionId }]);
    await expect(db.asUser(null, list)).rejects.toMatchObject({ code: '42501' });
  });

  it('are ended by their person alone', async () => {
    const [ana, leo] = [await db.createUser(), await db.createUser()];
    const other = await addSession(ana.id);
    expect(await db.commitAsUser(leo.id, end(other))).toBe(false);
    expect(await db.commitAsUser(ana.id, end(other))).toBe(true);
    expect(await db.commitAsUser(ana.id, end(other))).toBe(false);
    expect(await db.asUser(ana.id, list)).toHaveLength(1);
    await expect(db.asUser(null, end(ana.sessionId))).rejects.toMatchObject({ code: '42501' });
  });
});
