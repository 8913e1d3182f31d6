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
  (tool = 'five-senses', id: string = randomUUID(), finishedAt: Date | null = null) =>
  (client: PoolClient) =>
    ask<{ stored: boolean; token_granted: boolean }>(
      client,
      'select public.finish_tool($1, $2, 3, 175, 7, 4, $3)',
      [id, tool, finishedAt],
    );

async function person() {
  const { id } = await db.createUser();
  await db.giveConsent(id);
  return id;
}

async function counts(userId: string) {
  const { rows } = await db.pools.owner.query(
    `select (select count(*)::int from public.tool_results where user_id = $1) as results,
            (select coalesce(sum(amount), 0)::int from public.user_tokens where user_id = $1) as tokens`,
    [userId],
  );
  return rows[0];
}

const stored = async (userId: string) =>
  (await db.asUser(userId, (client) => client.query('select * from public.tool_results'))).rows;

describe('finish_tool', () => {
  it('stores what it was and how it felt, and grants a token', async () => {
    const me = await person();
    expect(await db.commitAsUser(me, finish())).toEqual({ stored: true, token_granted: true });
    expect(await stored(me)).toMatchObject([
      {
        tool_id: 'five-senses',
        chosen_minutes: 3,
        duration_seconds: 175,
        rating_before: 7,
        rating_after: 4,
      },
    ]);
  });

  it('changes nothing when the same result is sent again, also at the same time', async () => {
    const me = await person();
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => db.commitAsUser(me, finish('rain', id))),
    );
    expect(answers.filter((answer) => answer.stored)).toHaveLength(1);
    expect(await counts(me)).toEqual({ results: 1, tokens: 1 });
  });

  it('does not touch the result of another person who has its id', async () => {
    const [me, other] = [await person(), await person()];
    const id = randomUUID();
    await db.commitAsUser(me, finish('rain', id));
    expect(await db.commitAsUser(other, finish('gratitude', id))).toMatchObject({ stored: false });
    expect(await stored(me)).toMatchObject([{ tool_id: 'rain' }]);
    expect(await counts(other)).toEqual({ results: 0, tokens: 0 });
  });

  it('pays the first finish of each tool on a day, whatever was deleted in between', async () => {
    const me = await person();
    await db.commitAsUser(me, finish());
    expect(await db.commitAsUser(me, finish())).toMatchObject({ token_granted: false });
    await db.commitAsUser(me, (client) => client.query('delete from public.tool_results'));
    expect(await db.commitAsUser(me, finish())).toEqual({ stored: true, token_granted: false });
    expect(await db.commitAsUser(me, finish('rain'))).toMatchObject({ token_granted: true });
    expect((await counts(me)).tokens).toBe(2);
  });

  it('pays again on the next day of the person', async () => {
    const me = await person();
    await db.commitAsUser(me, finish());
    await db.pools.owner.query(
      `update private.earnings set day = day - 1, earned_at = earned_at - interval '1 day'
        where user_id = $1`,
      [me],
    );
    expect(await db.commitAsUser(me, finish())).toMatchObject({ token_granted: true });
  });

  it('bounds what invented names and invented days could bring', async () => {
    const me = await person();
    const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000);
    for (let n = 0; n < 14; n += 1) {
      await db.commitAsUser(me, finish(`invented-${n}`, randomUUID(), dayBefore(n)));
    }
    expect(await counts(me)).toEqual({ results: 14, tokens: 10 });
    await db.commitAsUser(me, finish('invented-0', randomUUID(), dayBefore(3)));
    expect((await counts(me)).tokens).toBe(10);
  });

  it('keeps the moment of a finish that waited for the network, and none that is to come', async () => {
    const me = await person();
    const waited = new Date(Date.now() - 3 * 86_400_000);
    await db.commitAsUser(me, finish('rain', randomUUID(), waited));
    await db.commitAsUser(me, finish('rain', randomUUID(), new Date(Date.now() + 86_400_000)));
    const moments = (await stored(me)).map((row) => row.finished_at.getTime());
    expect(moments).toContain(waited.getTime());
    expect(Math.max(...moments)).toBeLessThanOrEqual(Date.now() + 60_000);
  });

  it('is for people who consented', async () => {
    const newcomer = await db.createUser();
    await expect(db.asUser(newcomer.id, finish())).rejects.toMatchObject({
      message: 'legal_consent_required',
    });
    await expect(db.asUser(null, finish())).rejects.toMatchObject({ code: '42501' });
  });

  it('keeps a finish without any rating', async () => {
    const me = await person();
    await db.commitAsUser(me, (client) =>
      client.query(`select public.finish_tool(uuidv7(), 'rain', 5, 300)`),
    );
    expect(await stored(me)).toMatchObject([{ rating_before: null, rating_after: null }]);
  });

  it.each([
    ['a name that is no tool', ['Five senses!', 3, 60, 1, 1]],
    ['no length', ['rain', 0, 60, 1, 1]],
    ['a length of hours', ['rain', 121, 60, 1, 1]],
    ['a duration beyond a day', ['rain', 3, 86_401, 1, 1]],
    ['a rating beyond the scale', ['rain', 3, 60, 11, 1]],
    ['a rating below the scale', ['rain', 3, 60, 1, -1]],
  ])('refuses %s', async (_, values) => {
    const me = await person();
    const attempt = db.asUser(me, (client) =>
      client.query('select public.finish_tool(uuidv7(), $1, $2, $3, $4, $5)', values),
    );
    await expect(attempt).rejects.toMatchObject({ code: '23514' });
  });
});

describe('practice_ratings', () => {
  it('is games and tools in one list, of whoever asks alone', async () => {
    const [me, other] = [await person(), await person()];
    for (const id of [me, other]) {
      await db.commitAsUser(id, finish('rain'));
      await db.commitAsUser(id, (client) =>
        client.query(`select public.finish_game(uuidv7(), 'breathing', 1, 60, null, 8, 5)`),
      );
    }
    const { rows } = await db.asUser(me, (client) =>
      client.query(
        `select user_id, practice_kind, practice_id, rating_before, rating_after, finished_at is not null as dated
           from public.practice_ratings order by practice_kind`,
      ),
    );
    const mine = { user_id: me, dated: true };
    expect(rows).toEqual([
      {
        ...mine,
        practice_kind: 'game',
        practice_id: 'breathing',
        rating_before: 8,
        rating_after: 5,
      },
      { ...mine, practice_kind: 'tool', practice_id: 'rain', rating_before: 7, rating_after: 4 },
    ]);
  });

  it('is closed to visitors, to who did not consent, and to every writing', async () => {
    const me = await person();
    await db.commitAsUser(me, finish());
    const read = (client: PoolClient) => client.query('select * from public.practice_ratings');
    await expect(db.asUser(null, read)).rejects.toMatchObject({ code: '42501' });
    const newcomer = await db.createUser();
    expect((await db.asUser(newcomer.id, read)).rows).toEqual([]);
    for (const sql of [
      'delete from public.practice_ratings',
      'update public.practice_ratings set rating_after = 0',
      'insert into public.practice_ratings (id) values (uuidv7())',
    ]) {
      await expect(db.asUser(me, (client) => client.query(sql))).rejects.toMatchObject({
        code: '55000',
      });
    }
  });
});
