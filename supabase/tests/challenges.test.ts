import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOOK_BACK_MAX_LENGTH, PACK_DAYS, RUN_STATES } from '#domain/challenges/challenge.ts';
import { ACTS, PACKS } from '#domain/challenges/packs.ts';
import { WEEK_SLOTS } from '#domain/challenges/week-card.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { ask } from './ask.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

interface Sent {
  id?: string;
  act?: string;
  smaller?: boolean;
  at?: Date | null;
}

const record =
  ({ id = randomUUID(), act = 'rest-nothing', smaller = false, at = null }: Sent = {}) =>
  (client: PoolClient) =>
    ask<{ stored: boolean; token_granted: boolean }>(
      client,
      'select public.record_challenge_act($1, $2, $3, $4)',
      [id, act, smaller, at],
    );

async function person() {
  const { id } = await db.createUser();
  await db.giveConsent(id);
  return id;
}

async function held(userId: string) {
  const { rows } = await db.pools.owner.query(
    `select (select count(*)::int from public.challenge_acts where user_id = $1) as acts,
            (select coalesce(sum(amount), 0)::int from public.user_tokens where user_id = $1) as tokens`,
    [userId],
  );
  return rows[0];
}

describe('record_challenge_act', () => {
  it('keeps an act and pays it, the smaller version the same', async () => {
    const me = await person();
    expect(await db.commitAsUser(me, record({ smaller: true }))).toEqual({
      stored: true,
      token_granted: true,
    });
    expect(await held(me)).toEqual({ acts: 1, tokens: 1 });
    const { rows } = await db.pools.owner.query(
      'select description from public.user_tokens where user_id = $1',
      [me],
    );
    expect(rows).toEqual([{ description: 'challenge:rest-nothing' }]);
  });

  it('counts once when it is sent again, also at the same time and from two devices', async () => {
    const me = await person();
    const id = randomUUID();
    const sends = [...Array.from({ length: 6 }, () => record({ id })), record(), record()];
    const answers = await Promise.all(sends.map((send) => db.commitAsUser(me, send)));
    expect(answers.filter(({ stored }) => stored)).toHaveLength(1);
    expect(answers.filter(({ token_granted: granted }) => granted)).toHaveLength(1);
    expect(await held(me)).toEqual({ acts: 1, tokens: 1 });
  });

  it('takes it back without taking the token, and pays no second one for it', async () => {
    const me = await person();
    const id = randomUUID();
    await db.commitAsUser(me, record({ id }));
    await db.commitAsUser(me, (client) =>
      client.query('delete from public.challenge_acts where id = $1', [id]),
    );
    expect(await held(me)).toEqual({ acts: 0, tokens: 1 });
    expect(await db.commitAsUser(me, record({ id }))).toEqual({
      stored: true,
      token_granted: false,
    });
  });

  it('bounds what invented acts could bring', async () => {
    const me = await person();
    for (let n = 0; n < 8; n += 1) await db.commitAsUser(me, record({ act: `invented-${n}` }));
    expect(await held(me)).toEqual({ acts: 8, tokens: 5 });
  });

  it('counts on the day it was done, of the person’s own clock, and on none that is to come', async () => {
    const me = await person();
    await db.pools.owner.query(
      `update public.profiles set time_zone = 'Europe/Madrid' where user_id = $1`,
      [me],
    );
    await db.commitAsUser(me, record({ at: new Date('2026-03-02T01:30:00Z') }));
    await db.commitAsUser(me, record({ at: new Date('2026-03-02T04:30:00Z') }));
    await db.commitAsUser(me, record({ at: new Date(Date.now() + 86_400_000 * 30) }));
    const { rows } = await db.asUser(me, (client) =>
      client.query('select day::text, done_at from public.challenge_acts order by done_at'),
    );
    expect(rows.slice(0, 2).map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-02']);
    expect(rows[2].done_at.getTime()).toBeLessThanOrEqual(Date.now() + 60_000);
  });

  it('does not touch the act of another person who has its id', async () => {
    const [me, other] = [await person(), await person()];
    const id = randomUUID();
    await db.commitAsUser(me, record({ id }));
    expect(await db.commitAsUser(other, record({ id }))).toMatchObject({ stored: false });
    expect(await held(other)).toEqual({ acts: 0, tokens: 0 });
  });

  it('is for people who consented, and for names of acts', async () => {
    const newcomer = await db.createUser();
    await expect(db.asUser(newcomer.id, record())).rejects.toMatchObject({
      message: 'legal_consent_required',
    });
    await expect(db.asUser(null, record())).rejects.toMatchObject({ code: '42501' });
    const me = await person();
    await expect(db.asUser(me, record({ act: 'Hola!' }))).rejects.toMatchObject({ code: '23514' });
  });

  it('takes every act there is', async () => {
    const me = await person();
    await db.asUser(me, async (client) => {
      for (const { id } of ACTS)
        expect(await record({ act: id })(client)).toMatchObject({ stored: true });
    });
  });
});

describe('challenge_runs', () => {
  const insert =
    (row: { pack?: string; state?: string; good?: string; kept?: string[]; start?: Date }) =>
    (client: PoolClient) =>
      client.query(
        `insert into public.challenge_runs (pack_id, state, did_good, kept, started_at)
         values ($1, $2, $3, $4, coalesce($5, now())) returning started_at`,
        [
          row.pack ?? 'sleep-better',
          row.state ?? 'running',
          row.good ?? null,
          row.kept ?? [],
          row.start ?? null,
        ],
      );

  it('takes every pack, every state, all of its acts and as many words as the screen', async () => {
    const me = await person();
    for (const { id, acts } of PACKS) {
      const kept = acts.map((act) => act.id);
      expect((await db.asUser(me, insert({ pack: id, kept }))).rowCount).toBe(1);
    }
    for (const state of RUN_STATES) {
      expect((await db.asUser(me, insert({ state }))).rowCount).toBe(1);
    }
    const longest = 'a'.repeat(LOOK_BACK_MAX_LENGTH);
    expect((await db.asUser(me, insert({ good: longest }))).rowCount).toBe(1);
  });

  it.each([
    ['a state there is not', { state: 'failed' }],
    ['a name that is no pack', { pack: 'Dormir mejor' }],
    ['more words', { good: 'a'.repeat(LOOK_BACK_MAX_LENGTH + 1) }],
    ['blank words', { good: '  ' }],
    ['more acts than a pack has', { kept: Array.from({ length: PACK_DAYS.most + 1 }, () => 'a') }],
    ['words in place of an act', { kept: ['a'.repeat(62)] }],
  ])('refuses %s', async (_what, row) => {
    const me = await person();
    await expect(db.asUser(me, insert(row))).rejects.toMatchObject({ code: '23514' });
  });

  it('begins no later than now, whatever the clock of a device says', async () => {
    const me = await person();
    const { rows } = await db.asUser(me, insert({ start: new Date(Date.now() + 86_400_000) }));
    expect(rows[0].started_at.getTime()).toBeLessThanOrEqual(Date.now() + 60_000);
  });

  it('does not let its pack or its beginning be changed', async () => {
    const me = await person();
    for (const set of [`pack_id = 'kind-body'`, 'started_at = now()']) {
      await expect(
        db.asUser(me, (client) => client.query(`update public.challenge_runs set ${set}`)),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('challenge_picks', () => {
  const insert = (week: string, slot: number) => (client: PoolClient) =>
    client.query(
      `insert into public.challenge_picks (week, slot, act_id) values ($1, $2, 'rest-nothing')`,
      [week, slot],
    );

  it('takes every place of a week that begins on a Monday, and nothing else', async () => {
    const me = await person();
    for (let slot = 0; slot < WEEK_SLOTS; slot += 1) {
      expect((await db.asUser(me, insert('2026-11-23', slot))).rowCount).toBe(1);
    }
    for (const [week, slot] of [
      ['2026-11-24', 0],
      ['2026-11-23', WEEK_SLOTS],
      ['2026-11-23', -1],
    ] as const) {
      await expect(db.asUser(me, insert(week, slot))).rejects.toMatchObject({ code: '23514' });
    }
  });
});

describe('recent_care', () => {
  const FROM = '2026-10-26T04:00:00Z';
  const UNTIL = '2026-11-23T04:00:00Z';
  const care = (userId: string) =>
    db.asUser(userId, async (client) => {
      const { rows } = await client.query('select * from public.recent_care($1, $2)', [
        FROM,
        UNTIL,
      ]);
      return rows;
    });

  it('says on how many days each thing was done, of the own rows alone', async () => {
    const [me, other] = [await person(), await person()];
    const write = (sql: string) => db.pools.owner.query(sql, [me]);
    await write(`insert into public.tool_results (user_id, tool_id, chosen_minutes, duration_seconds, finished_at)
      values ($1, 'rain', 5, 200, '2026-11-10T10:00:00Z'), ($1, 'rain', 5, 200, '2026-11-10T18:00:00Z'),
             ($1, 'rain', 5, 200, '2026-11-12T10:00:00Z'), ($1, 'rain', 5, 200, '2026-11-23T10:00:00Z')`);
    await write(`insert into public.game_results (user_id, game_id, level, duration_seconds, finished_at)
      values ($1, 'breathing', 1, 60, '2026-11-01T10:00:00Z')`);
    await write(`insert into public.lesson_events (user_id, lesson_id, kind, happened_at)
      values ($1, 'the-alarm', 'read', '2026-11-02T10:00:00Z')`);
    await write(`insert into public.mood_entries (user_id, emotion, intensity, occurred_at)
      values ($1, 'calma', 2, '2026-11-03T10:00:00Z'), ($1, 'calma', 2, '2026-01-03T10:00:00Z')`);
    await write(`insert into public.diary_entries (user_id, body, occurred_at)
      values ($1, 'Hola', '2026-11-04T10:00:00Z')`);
    await write(`insert into public.challenge_acts (user_id, act_id, day, done_at)
      values ($1, 'body-air', '2026-11-05', '2026-11-05T10:00:00Z')`);
    await write(`insert into public.factor_days (user_id, factor, day, value)
      values ($1, 'company', '2026-11-06', 2), ($1, 'outdoors', '2026-11-06', 0),
             ($1, 'alcohol', '2026-11-06', 3)`);
    expect(await care(me)).toEqual([
      { kind: 'challenge', name: 'body-air', days: 1 },
      { kind: 'check_in', name: '', days: 1 },
      { kind: 'diary', name: '', days: 1 },
      { kind: 'factor', name: 'company', days: 1 },
      { kind: 'game', name: 'breathing', days: 1 },
      { kind: 'lesson', name: 'the-alarm', days: 1 },
      { kind: 'tool', name: 'rain', days: 2 },
    ]);
    expect(await care(other)).toEqual([]);
  });
});

it('all of it goes with its person', async () => {
  const me = await person();
  await db.commitAsUser(me, record());
  await db.commitAsUser(me, (client) =>
    client.query(`insert into public.challenge_runs (pack_id, state) values ('kind-body', 'left')`),
  );
  await db.commitAsUser(me, (client) =>
    client.query(
      `insert into public.challenge_picks (week, slot, act_id) values ('2026-11-23', 1, 'body-air')`,
    ),
  );
  await db.pools.owner.query('delete from auth.users where id = $1', [me]);
  const { rows } = await db.pools.owner.query(
    `select (select count(*) from public.challenge_acts where user_id = $1)
          + (select count(*) from public.challenge_runs where user_id = $1)
          + (select count(*) from public.challenge_picks where user_id = $1) as left`,
    [me],
  );
  expect(Number(rows[0].left)).toBe(0);
});
