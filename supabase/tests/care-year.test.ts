import { afterAll, beforeAll, expect, it } from 'vitest';
import { CARE_KINDS } from '#domain/stones/care-days.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { ask } from './ask.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

async function personIn(zone: string): Promise<string> {
  const { id } = await db.createUser();
  await db.giveConsent(id);
  await db.pools.owner.query('update public.profiles set time_zone = $2 where user_id = $1', [
    id,
    zone,
  ]);
  return id;
}

const yearOf = (me: string, year: number) =>
  db.asUser(me, (client) => ask<object>(client, `select public.care_year(${year})`));
const insert = (table: string, columns: string, values: string, me: string) =>
  db.pools.owner.query(
    `insert into public.${table} (user_id, ${columns}) values ('${me}', ${values})`,
  );

it('gathers every kind of care of a day, each once', async () => {
  const me = await personIn('America/Bogota');
  const at = `'2026-05-04T18:00:00Z'`;
  await insert('mood_entries', 'emotion, intensity, occurred_at', `'calma', 1, ${at}`, me);
  await insert('mood_entries', 'emotion, intensity, occurred_at', `'enojo', 1, ${at}`, me);
  await insert(
    'tool_results',
    'tool_id, chosen_minutes, duration_seconds, finished_at',
    `'rain', 3, 60, ${at}`,
    me,
  );
  await insert('diary_entries', 'body, occurred_at', `'Hola', ${at}`, me);
  await insert('support_contacts', 'name, closeness, created_at', `'Ana', 'close', ${at}`, me);
  await insert(
    'game_results',
    'game_id, level, duration_seconds, finished_at',
    `'mandala', 1, 60, ${at}`,
    me,
  );
  await insert('lesson_events', 'lesson_id, kind, happened_at', `'the-alarm', 'read', ${at}`, me);
  expect(await yearOf(me, 2026)).toEqual({
    first: 2026,
    days: [{ day: '2026-05-04', kinds: CARE_KINDS.toSorted() }],
  });
});

it('ends a day and a year at four in the morning of the person', async () => {
  const me = await personIn('America/Bogota');
  // 03:30 and 04:30 on New Year's morning in Bogotá.
  for (const at of ['2026-01-01T08:30:00Z', '2026-01-01T09:30:00Z']) {
    await insert('mood_entries', 'emotion, intensity, occurred_at', `'calma', 1, '${at}'`, me);
  }
  expect(await yearOf(me, 2025)).toMatchObject({ first: 2025, days: [{ day: '2025-12-31' }] });
  expect(await yearOf(me, 2026)).toMatchObject({ first: 2025, days: [{ day: '2026-01-01' }] });
});

it('tells nobody of others, and nothing before consent', async () => {
  const [me, other] = [await personIn('America/Bogota'), await personIn('America/Bogota')];
  await insert('diary_entries', 'body, occurred_at', `'Hola', '2026-05-04'`, me);
  expect(await yearOf(other, 2026)).toEqual({ first: null, days: [] });
  const newcomer = await db.createUser();
  await insert('diary_entries', 'body, occurred_at', `'Hola', '2026-05-04'`, newcomer.id);
  expect(await yearOf(newcomer.id, 2026)).toEqual({ first: null, days: [] });
  await expect(
    db.asUser(null, (client) => ask(client, 'select public.care_year(2026)')),
  ).rejects.toMatchObject({ code: '42501' });
});
