import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { ask } from './ask.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const balance = (client: PoolClient) =>
  ask<string>(client, 'select public.token_balance()').then(Number);

async function giveTokens(userId: string, count: number, amount: number) {
  await db.pools.owner.query(
    `insert into public.user_tokens (user_id, token_type, amount, description)
     select $1, 'activity_reward', $3, 'x' from generate_series(1, $2)`,
    [userId, count, amount],
  );
}

it('sums up the own tokens, all of them, and nobody else’s', async () => {
  const [ana, leo, newcomer] = [
    await db.createUser(),
    await db.createUser(),
    await db.createUser(),
  ];
  await db.giveConsent(ana.id);
  await db.giveConsent(leo.id);
  await giveTokens(ana.id, 2500, 3);
  await giveTokens(ana.id, 1, -500);
  await giveTokens(leo.id, 2, 1);
  await giveTokens(newcomer.id, 2, 1);
  expect(await db.asUser(ana.id, balance)).toBe(7000);
  expect(await db.asUser(leo.id, balance)).toBe(2);
  // As the list itself: nothing before consenting, and nothing for a visitor.
  expect(await db.asUser(newcomer.id, balance)).toBe(0);
  await expect(db.asUser(null, balance)).rejects.toMatchObject({ code: '42501' });
});
