import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { ask } from './ask.ts';
import { describePolicies } from './policy-matrix.ts';

describePolicies({
  table: 'public.rest_days',
  row: async (client, userId) => ({
    // The owner's row is there already: another day each.
    day: await ask(
      client,
      `select current_date + (select count(*)::int from public.rest_days where user_id = $1)`,
      [userId],
    ),
  }),
  insert: true,
  delete: true,
});

describePolicies({
  table: 'public.care_days',
  row: async () => ({ day: '2026-05-01' }),
  insert: false,
  delete: false,
});

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

async function person() {
  const { id } = await db.createUser();
  await db.giveConsent(id);
  return id;
}

const rest = (inDays: number) => (client: PoolClient) =>
  client.query('insert into public.rest_days (day) values (private.own_day() + $1::int)', [inDays]);
const claimAt = (userId: string, at: string) =>
  ask<{ days_away: number | null; progress: { streak_count: number; max_streak: number } }>(
    db.pools.owner,
    'select private.claim_daily_reward_at($1, $2)',
    [userId, at],
  );
const restOn = (userId: string, day: string) =>
  db.pools.owner.query('insert into public.rest_days (user_id, day) values ($1, $2)', [
    userId,
    day,
  ]);
const streakOf = async (userId: string) =>
  ask<number>(db.pools.owner, 'select streak_count from public.user_progress where user_id = $1', [
    userId,
  ]);

describe('a day of rest', () => {
  it.each([-7, 0, 31])('may be %i days from today', async (days) => {
    expect((await db.asUser(await person(), rest(days))).rowCount).toBe(1);
  });

  it.each([-8, 32, 4000])('cannot be %i days from today', async (days) => {
    const far = db.asUser(await person(), rest(days));
    await expect(far).rejects.toMatchObject({ code: '23514', message: 'rest_day_out_of_reach' });
  });

  it('holds the days in a row together, and is none of them', async () => {
    const me = await person();
    await claimAt(me, '2026-05-01T18:00:00Z');
    await restOn(me, '2026-05-02');
    await restOn(me, '2026-05-03');
    expect((await claimAt(me, '2026-05-04T18:00:00Z')).progress).toMatchObject({ streak_count: 2 });
    expect((await claimAt(me, '2026-05-06T18:00:00Z')).progress).toMatchObject({
      streak_count: 1,
      max_streak: 2,
    });
  });

  it('that arrives after the next visit still holds them together', async () => {
    const me = await person();
    await claimAt(me, '2026-05-01T18:00:00Z');
    await claimAt(me, '2026-05-03T18:00:00Z');
    expect(await streakOf(me)).toBe(1);
    await restOn(me, '2026-05-02');
    expect(await streakOf(me)).toBe(2);
  });

  it('goes on with what was counted before days were written down', async () => {
    const me = await person();
    await db.pools.owner.query(
      `insert into public.user_progress (user_id, points, last_login, streak_count, max_streak)
       values ($1, 450, '2026-05-01', 9, 9)`,
      [me],
    );
    await restOn(me, '2026-05-02');
    expect((await claimAt(me, '2026-05-03T18:00:00Z')).progress).toMatchObject({
      streak_count: 10,
    });
  });

  it('says after how many days somebody is back', async () => {
    const me = await person();
    expect((await claimAt(me, '2026-05-01T18:00:00Z')).days_away).toBeNull();
    expect((await claimAt(me, '2026-06-05T18:00:00Z')).days_away).toBe(35);
  });
});
