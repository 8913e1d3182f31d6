import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { ask } from './ask.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const finish =
  (game = 'breathing', id: string = randomUUID()) =>
  (client: PoolClient) =>
    ask<{ stored: boolean; token_granted: boolean }>(
      client,
      'select public.finish_game($1, $2, 1, 120, 8.5, 6, 4, $3)',
      [id, game, '  menos prisa '],
    );

async function player() {
  const person = await db.createUser();
  await db.giveConsent(person.id);
  return person.id;
}

async function counts(userId: string) {
  const { rows } = await db.pools.owner.query(
    `select (select count(*)::int from public.game_results where user_id = $1) as results,
            (select coalesce(sum(amount), 0)::int from public.user_tokens where user_id = $1) as tokens`,
    [userId],
  );
  return rows[0];
}

describe('finish_game', () => {
  it('stores the result and grants a token', async () => {
    const me = await player();
    expect(await db.commitAsUser(me, finish())).toEqual({ stored: true, token_granted: true });
    const { rows } = await db.asUser(me, (client) =>
      client.query('select * from public.game_results'),
    );
    expect(rows[0]).toMatchObject({
      game_id: 'breathing',
      score: '8.50',
      reflection: 'menos prisa',
    });
  });

  it('changes nothing when the same result is sent again, also at the same time', async () => {
    const me = await player();
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => db.commitAsUser(me, finish('breathing', id))),
    );
    expect(answers.filter((answer) => answer.stored)).toHaveLength(1);
    expect(await counts(me)).toEqual({ results: 1, tokens: 1 });
  });

  it('pays the first finish of each game on a day, whatever was deleted in between', async () => {
    const me = await player();
    await db.commitAsUser(me, finish('breathing'));
    expect(await db.commitAsUser(me, finish('breathing'))).toMatchObject({ token_granted: false });
    await db.commitAsUser(me, (client) => client.query('delete from public.game_results'));
    expect(await db.commitAsUser(me, finish('breathing'))).toEqual({
      stored: true,
      token_granted: false,
    });
    expect(await db.commitAsUser(me, finish('mandala'))).toMatchObject({ token_granted: true });
    expect((await counts(me)).tokens).toBe(2);
  });

  it('pays again on the next day of the person', async () => {
    const me = await player();
    await db.commitAsUser(me, finish());
    await db.pools.owner.query(
      `update private.earnings set day = day - 1, earned_at = earned_at - interval '1 day'
        where user_id = $1`,
      [me],
    );
    expect(await db.commitAsUser(me, finish())).toMatchObject({ token_granted: true });
  });

  it('bounds what invented names could bring', async () => {
    const me = await player();
    for (let game = 0; game < 14; game += 1) await db.commitAsUser(me, finish(`invented-${game}`));
    expect(await counts(me)).toEqual({ results: 14, tokens: 10 });
  });

  it('pays once also for a person without a profile', async () => {
    const me = await player();
    await db.pools.owner.query('delete from public.profiles where user_id = $1', [me]);
    await db.commitAsUser(me, finish());
    expect(await db.commitAsUser(me, finish())).toMatchObject({ token_granted: false });
  });

  it('is for people who consented', async () => {
    const newcomer = await db.createUser();
    await expect(db.asUser(newcomer.id, finish())).rejects.toMatchObject({
      message: 'legal_consent_required',
    });
    await expect(db.asUser(null, finish())).rejects.toMatchObject({ code: '42501' });
  });

  it('keeps a game that measures nothing without a score', async () => {
    const me = await player();
    const score = await db.asUser(me, async (client) => {
      await client.query(`select public.finish_game(uuidv7(), 'breathing', 1, 60)`);
      const { rows } = await client.query<{ score: string | null }>(
        'select score from public.game_results',
      );
      return rows[0]?.score;
    });
    expect(score).toBeNull();
  });

  it.each([
    ['a name that is no game', ['Breathing!', 1, 60, 1]],
    ['a negative score', ['breathing', 1, 60, -1]],
    ['a level out of range', ['breathing', 0, 60, 1]],
    ['a duration beyond a day', ['breathing', 1, 86_401, 1]],
  ])('refuses %s', async (_, values) => {
    const me = await player();
    const attempt = db.asUser(me, (client) =>
      client.query('select public.finish_game(uuidv7(), $1, $2, $3, $4)', values),
    );
    await expect(attempt).rejects.toMatchObject({ code: '23514' });
  });
});
