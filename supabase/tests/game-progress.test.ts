import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

async function player() {
  const { id } = await db.createUser();
  await db.giveConsent(id);
  return id;
}

const finish = (
  me: string,
  level: number,
  ratings: [number | null, number | null] = [null, null],
) =>
  db.commitAsUser(me, (client) =>
    client.query(`select public.finish_game($1, 'bubble-zen', $2, 60, null, $3, $4)`, [
      randomUUID(),
      level,
      ...ratings,
    ]),
  );

const progressOf = async (me: string) =>
  (await db.asUser(me, (client) => client.query('select * from public.game_progress()'))).rows;

it('gathers each game: finished levels, and the change where both numbers were given', async () => {
  const me = await player();
  await finish(me, 2, [7, 4]);
  await finish(me, 1, [6, 5]);
  await finish(me, 2, [6, null]);
  expect(await progressOf(me)).toMatchObject([
    {
      game_id: 'bubble-zen',
      times: 3,
      levels: [1, 2],
      rated: 2,
      mean_change: '-2.00',
      change_error: '1.00',
    },
  ]);
});

it('says nothing of a change that nobody gave', async () => {
  const me = await player();
  await finish(me, 1);
  const [row] = await progressOf(me);
  expect(row).toMatchObject({ rated: 0, mean_change: null, change_error: null });
});

it('tells nobody of others, and nothing without consent', async () => {
  await finish(await player(), 1);
  expect(await progressOf(await player())).toEqual([]);
  const newcomer = await db.createUser();
  expect(await progressOf(newcomer.id)).toEqual([]);
  await expect(
    db.asUser(null, (client) => client.query('select * from public.game_progress()')),
  ).rejects.toMatchObject({ code: '42501' });
});
