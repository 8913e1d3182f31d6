import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOGIN_REWARD_POINTS } from '#domain/limits.ts';
import { EARNINGS } from '#domain/rewards/earnings.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { ask } from './ask.ts';

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

async function held(userId: string) {
  const { rows } = await db.pools.owner.query(
    `select (select coalesce(sum(amount), 0)::int from public.user_tokens where user_id = $1) as tokens,
            (select coalesce(max(points), 0) from public.user_progress where user_id = $1) as points,
            (select count(*)::int from public.care_days where user_id = $1) as days`,
    [userId],
  );
  return rows[0];
}

const reasons = async (userId: string) =>
  (
    await db.pools.owner.query(
      'select token_type, description from public.user_tokens where user_id = $1 order by id',
      [userId],
    )
  ).rows;

const did = (sql: string, values: unknown[]) => (client: PoolClient) => client.query(sql, values);
const checkIn = (at = new Date(), id: string = randomUUID()) =>
  did(
    `insert into public.mood_entries (id, emotion, intensity, occurred_at)
     values ($1, 'calma', 2, $2) on conflict do nothing`,
    [id, at],
  );
const page = (sealed: boolean, id: string = randomUUID()) =>
  did(
    `insert into public.diary_entries (id, body, sealed) values ($1, $2, $3)
     on conflict (id) do update set body = excluded.body`,
    [id, sealed ? '' : 'Hola', sealed ? 'x'.repeat(80) : null],
  );
const keepsake = () =>
  did(`insert into public.keepsakes (id, title, lines) values ($1, 'Mi paso', '{Caminar}')`, [
    randomUUID(),
  ]);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** As if the person had been here for so long. */
const hereSince = (userId: string, days: number) =>
  db.pools.owner.query('update auth.users set created_at = $2 where id = $1', [
    userId,
    daysAgo(days),
  ]);

/** Yesterday’s earnings, whatever they were. */
const aDayLater = (userId: string) =>
  db.pools.owner.query(
    `update private.earnings set day = day - 1, earned_at = earned_at - interval '1 day'
      where user_id = $1`,
    [userId],
  );

describe('the table of what earns', () => {
  it('is the same in SQL and in domain', async () => {
    const { rows } = await db.pools.owner.query(
      'select kind, points, tokens, most_in_24_hours as most from private.reward_rules',
    );
    const inSql = Object.fromEntries(
      rows.map(({ kind, points, tokens, most }) => [kind, { points, tokens, mostIn24Hours: most }]),
    );
    expect(inSql).toEqual(EARNINGS);
    expect(EARNINGS.daily_login.points).toBe(LOGIN_REWARD_POINTS);
  });

  it('knows no kind but these', async () => {
    const invented = db.pools.owner.query(`select private.grant_activity_token($1, 'click', 'x')`, [
      await person(),
    ]);
    await expect(invented).rejects.toMatchObject({ message: 'reward_kind_unknown' });
  });

  it('is out of reach of who earns', async () => {
    const me = await person();
    for (const call of [
      `select private.grant_activity_token('${me}', 'game', 'x')`,
      `select private.add_points('${me}', 50)`,
      'select * from private.earnings',
      'select * from private.reward_rules',
    ]) {
      await expect(db.asUser(me, did(call, []))).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('a check-in, a page of the diary and a keepsake', () => {
  it('earn where they are stored, once on a day each', async () => {
    const me = await person();
    for (const act of [checkIn(), page(false), keepsake(), checkIn(), page(false), keepsake()]) {
      await db.commitAsUser(me, act);
    }
    expect(await reasons(me)).toEqual(
      ['check_in', 'diary', 'keepsake'].map((description) => ({
        token_type: 'activity_reward',
        description,
      })),
    );
    expect(await held(me)).toEqual({ tokens: 3, points: 30, days: 1 });
  });

  it('earn again on the next day', async () => {
    const me = await person();
    await db.commitAsUser(me, checkIn());
    await aDayLater(me);
    await db.commitAsUser(me, checkIn());
    expect(await held(me)).toMatchObject({ tokens: 2, points: 20 });
  });

  it('earn no more within 24 hours where the zone is moved', async () => {
    const me = await person();
    for (const zone of ['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago', 'Asia/Tokyo']) {
      await db.pools.owner.query('update public.profiles set time_zone = $2 where user_id = $1', [
        me,
        zone,
      ]);
      await db.commitAsUser(me, checkIn());
    }
    expect((await held(me)).tokens).toBeLessThanOrEqual(EARNINGS.check_in.mostIn24Hours);
  });

  it('of the diary earn as much under lock', async () => {
    const me = await person();
    await db.commitAsUser(me, page(true));
    expect(await held(me)).toMatchObject({ tokens: 1, points: 10 });
  });

  it('sent again, edited or brought back after deleting, bring nothing more', async () => {
    const me = await person();
    const [entry, written] = [randomUUID(), randomUUID()];
    for (let device = 0; device < 3; device += 1) {
      await db.commitAsUser(me, checkIn(new Date(), entry));
      await db.commitAsUser(me, page(false, written));
    }
    await db.commitAsUser(me, did('delete from public.mood_entries', []));
    await db.commitAsUser(me, did('delete from public.user_tokens', []));
    await db.commitAsUser(me, checkIn(new Date(), entry));
    expect(await held(me)).toMatchObject({ tokens: 0, points: 20 });
  });

  it('of fifty devices at once earn once', async () => {
    const me = await person();
    const id = randomUUID();
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        db.commitAsUser(me, n % 2 ? checkIn() : checkIn(new Date(), id)),
      ),
    );
    expect(await held(me)).toEqual({ tokens: 1, points: 10, days: 1 });
  });

  it('of a whole file are one', async () => {
    const me = await person();
    await hereSince(me, 400);
    await db.commitAsUser(
      me,
      did(
        `insert into public.mood_entries (emotion, intensity, occurred_at)
         select 'calma', 1, now() - make_interval(days => n) from generate_series(0, 300) n`,
        [],
      ),
    );
    expect(await held(me)).toMatchObject({ tokens: 1, points: 10 });
  });

  it('put in by the server for somebody bring nothing', async () => {
    const me = await person();
    await db.pools.owner.query(
      `insert into public.mood_entries (user_id, emotion, intensity) values ($1, 'calma', 1)`,
      [me],
    );
    expect(await held(me)).toEqual({ tokens: 0, points: 0, days: 0 });
  });
});

describe('days of care', () => {
  it('are those on which it was done, also when it arrives later', async () => {
    const me = await person();
    await hereSince(me, 30);
    for (const days of [3, 2, 0]) await db.commitAsUser(me, checkIn(daysAgo(days)));
    expect(await held(me)).toMatchObject({ days: 3, tokens: 1 });
  });

  it('are none before the person was here, older than a week, or still to come', async () => {
    const me = await person();
    await hereSince(me, 2);
    for (const days of [-400, -1, 4, 20, 4000]) await db.commitAsUser(me, checkIn(daysAgo(days)));
    expect(await held(me)).toMatchObject({ days: 1 });
  });

  it('stay when everything else is deleted', async () => {
    const me = await person();
    await db.commitAsUser(me, did('select public.claim_daily_reward()', []));
    await db.commitAsUser(me, checkIn());
    for (const table of ['mood_entries', 'user_tokens', 'user_progress']) {
      await db.commitAsUser(me, did(`delete from public.${table}`, []));
    }
    expect(await held(me)).toEqual({ tokens: 0, points: 0, days: 1 });
    const summary = await db.asUser(me, (client) =>
      ask<{ total: number; days: string[]; rests: string[]; today: string }>(
        client,
        'select public.care_summary()',
      ),
    );
    expect(summary).toMatchObject({ total: 1, days: [summary.today], rests: [] });
  });
});

describe('the level', () => {
  const acts = (me: string, from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) =>
      db.commitAsUser(
        me,
        did(`select public.finish_tool($1, $2, 3, 9)`, [randomUUID(), `t-${from + n}`]),
      ),
    );

  it('rises by what is done, and writes a token of its own', async () => {
    const me = await person();
    await db.commitAsUser(me, did('select public.claim_daily_reward()', []));
    await Promise.all(acts(me, 0, 10));
    const all = await reasons(me);
    expect(all.filter(({ token_type: type }) => type === 'level_up')).toEqual([
      { token_type: 'level_up', description: 'level_up' },
    ]);
    expect(await held(me)).toMatchObject({ points: 100, tokens: 12 });
  });

  it('is told once, whichever device asks first', async () => {
    const me = await person();
    const take = (client: PoolClient) =>
      ask<number | null>(client, 'select public.take_level_up()');
    await db.commitAsUser(me, did('select public.claim_daily_reward()', []));
    expect(await db.commitAsUser(me, take)).toBeNull();
    await Promise.all(acts(me, 0, 10));
    const told = await Promise.all(Array.from({ length: 8 }, () => db.commitAsUser(me, take)));
    expect(told.filter((level) => level !== null)).toEqual([2]);
    await expect(db.asUser(null, take)).rejects.toMatchObject({ code: '42501' });
  });

  it('never falls, also where an import brought fewer points than its level', async () => {
    const me = await person();
    await db.pools.owner.query(
      `insert into public.user_progress (user_id, points, level, last_login) values ($1, 20, 7, '2026-01-01')`,
      [me],
    );
    await db.commitAsUser(me, checkIn());
    const { rows } = await db.pools.owner.query(
      'select points, level from public.user_progress where user_id = $1',
      [me],
    );
    expect(rows).toEqual([{ points: 30, level: 7 }]);
  });

  it('of who did something before the first visit begins as everybody’s', async () => {
    const me = await person();
    await db.commitAsUser(me, checkIn());
    const claimed = await db.commitAsUser(me, (client) =>
      ask(client, 'select public.claim_daily_reward()'),
    );
    expect(claimed).toMatchObject({
      status: 'first',
      days_away: null,
      progress: { points: 60, level: 1, streak_count: 1, total_logins: 1 },
    });
    expect((await reasons(me)).at(-1)).toMatchObject({ description: 'welcome' });
  });
});
