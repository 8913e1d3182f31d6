import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const claim = async (client: PoolClient) =>
  (await client.query('select public.claim_daily_reward() as result')).rows[0].result;
const claimAt = async (userId: string, at: string) =>
  (
    await db.pools.owner.query('select private.claim_daily_reward_at($1, $2) as result', [
      userId,
      at,
    ])
  ).rows[0].result;
const tokensOf = async (userId: string) =>
  (
    await db.pools.owner.query(
      'select token_type, amount, description from public.user_tokens where user_id = $1 order by id',
      [userId],
    )
  ).rows;

async function member() {
  const person = await db.createUser();
  await db.giveConsent(person.id);
  return person.id;
}

describe('claim_daily_reward', () => {
  it('gives the first login its progress and a welcome token', async () => {
    const me = await member();
    expect(await db.commitAsUser(me, claim)).toMatchObject({
      status: 'first',
      leveled_up: false,
      token_type: 'activity_reward',
      progress: { points: 50, level: 1, streak_count: 1, max_streak: 1, total_logins: 1 },
    });
    expect(await tokensOf(me)).toEqual([
      { token_type: 'activity_reward', amount: 1, description: 'welcome' },
    ]);
    expect(await db.commitAsUser(me, claim)).toMatchObject({ status: 'already_claimed' });
  });

  it('pays once when ten claims come at the same time', async () => {
    const me = await member();
    const answers = await Promise.all(Array.from({ length: 10 }, () => db.commitAsUser(me, claim)));
    expect(answers.filter(({ status }) => status === 'first')).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 'already_claimed')).toHaveLength(9);
    expect(await tokensOf(me)).toHaveLength(1);
  });

  it('pays once when ten claims of a later day come at the same time', async () => {
    const me = await member();
    await claimAt(me, '2026-05-01T18:00:00Z');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => claimAt(me, '2026-05-02T18:00:00Z')),
    );
    expect(answers.filter(({ status }) => status === 'rewarded')).toHaveLength(1);
    expect(await tokensOf(me)).toHaveLength(2);
  });

  it('waits sixty seconds between rewards, also over the end of a day', async () => {
    const me = await member();
    await claimAt(me, '2026-05-02T09:59:40Z');
    expect(await claimAt(me, '2026-05-02T10:00:39Z')).toMatchObject({ status: 'cooldown' });
    expect(await claimAt(me, '2026-05-02T10:00:40Z')).toMatchObject({ status: 'rewarded' });
  });

  it('gives a level_up token when the level rises', async () => {
    const me = await member();
    await claimAt(me, '2026-05-01T18:00:00Z');
    expect(await claimAt(me, '2026-05-02T18:00:00Z')).toMatchObject({
      status: 'rewarded',
      leveled_up: true,
      token_type: 'level_up',
      progress: { points: 100, level: 2, streak_count: 2 },
    });
    expect((await tokensOf(me)).at(-1)).toEqual({
      token_type: 'level_up',
      amount: 1,
      description: 'level_up',
    });
  });

  it('keeps the newest of duplicate rows', async () => {
    const me = await member();
    await db.pools.owner.query(
      `insert into public.user_progress (user_id, points, last_login, streak_count, max_streak, created_at)
       values ($1, 10, '2026-04-01', 1, 1, '2026-04-01'), ($1, 70, '2026-04-30', 3, 9, '2026-04-30'),
              ($1, 20, '2026-04-02', 2, 2, '2026-04-02')`,
      [me],
    );
    expect(await claimAt(me, '2026-05-01T18:00:00Z')).toMatchObject({
      status: 'rewarded',
      progress: { points: 120, streak_count: 4, max_streak: 9 },
    });
    const { rows } = await db.pools.owner.query(
      'select from public.user_progress where user_id = $1',
      [me],
    );
    expect(rows).toHaveLength(1);
  });

  it('does not pay again who deletes the own progress', async () => {
    const me = await member();
    await db.commitAsUser(me, claim);
    await db.commitAsUser(me, (client) => client.query('delete from public.user_progress'));
    expect(await db.commitAsUser(me, claim)).toMatchObject({
      status: 'already_claimed',
      progress: null,
    });
    expect(await tokensOf(me)).toHaveLength(1);
  });

  it('what was spent cannot be deleted, what was earned can', async () => {
    const me = await member();
    await db.commitAsUser(me, claim);
    await db.pools.owner.query(
      "insert into public.user_tokens (user_id, token_type, amount, description) values ($1, 'activity_reward', -1, 'store')",
      [me],
    );
    await db.commitAsUser(me, (client) => client.query('delete from public.user_tokens'));
    expect(await tokensOf(me)).toEqual([expect.objectContaining({ amount: -1 })]);
  });

  it('is for people who consented', async () => {
    const newcomer = await db.createUser();
    await expect(db.asUser(newcomer.id, claim)).rejects.toMatchObject({
      code: '42501',
      message: 'legal_consent_required',
    });
    await expect(db.asUser(null, claim)).rejects.toMatchObject({ code: '42501' });
    const direct = db.asUser(newcomer.id, (client) =>
      client.query('select private.claim_daily_reward_at($1, now())', [newcomer.id]),
    );
    await expect(direct).rejects.toMatchObject({ code: '42501' });
  });
});
