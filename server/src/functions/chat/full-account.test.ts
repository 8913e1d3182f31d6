import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { createLog } from '#server/log.ts';
import { chatApp, eventsIn } from './testing/chat-app.ts';

let db: TestDatabase;
let sub: string;
const log = createLog('error', () => {});
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  const { id } = await db.createUser();
  await db.giveConsent(id);
  sub = id;
});

async function heard(message: string) {
  const app = chatApp({ pools: db.pools, sub, log });
  const answer = await app.say({ message, messageId: crypto.randomUUID() });
  expect(answer.status).toBe(200);
  return eventsIn(await answer.text());
}

async function stored() {
  const { rows } = await db.pools.owner.query('select from public.messages where user_id = $1', [
    sub,
  ]);
  return rows;
}

describe('an account that is full', () => {
  it('brings help also to an account that may keep no more', async () => {
    const most = (count: number) =>
      db.pools.owner.query(`update private.quotas set most = $1 where relation = 'messages'`, [
        count,
      ]);
    await heard('hola');
    await most(1);
    try {
      const connect = vi.spyOn(db.pools.api, 'connect');
      const events = await heard('quiero morirme');
      expect(events.map(({ type }) => type)).toContain('text-delta');
      // The device must not send it again and again.
      expect(events.at(-1)).toEqual({ type: 'error', code: 'quota_exceeded' });
      expect(connect).toHaveBeenCalledTimes(1);
      connect.mockRestore();
    } finally {
      await most(200_000);
    }
  });

  it('is stored without what it would remember where no more may be remembered', async () => {
    const most = (count: number) =>
      db.pools.owner.query(
        `update private.quotas set most = $1 where relation = 'companion_memories'`,
        [count],
      );
    await heard('Trabajo de enfermera');
    await most(1);
    try {
      const events = await heard('Mi hermana se llama Lucía');
      expect(events.at(-1)?.type).toBe('done');
      expect(await stored()).toHaveLength(4);
      const { rows } = await db.pools.owner.query(
        'select from public.companion_memories where user_id = $1',
        [sub],
      );
      expect(rows).toHaveLength(1);
    } finally {
      await most(3000);
    }
  });
});
