import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  OWN_WORD_MAX_LENGTH,
  OWN_WORDS_MOST,
  WORD_ID_MAX_LENGTH,
  WORDS_MOST,
} from '#domain/mood/emotions.ts';
import { createTestDatabase, type TestDatabase, type TestUser } from '#server/db/testing.ts';
import { ask } from './ask.ts';
import { describePolicies } from './policy-matrix.ts';

describePolicies({
  table: 'public.mood_entries',
  row: async () => ({ emotion: 'calma', intensity: 2 }),
  insert: true,
  update: ['note', 'El río bajaba despacio'],
  delete: true,
});

/** How the outbox sends an entry: as often as it takes, under the id the client made. */
const send =
  (id: string, emotion = 'alegria', intensity = 3) =>
  (client: PoolClient) =>
    client.query(
      `insert into public.mood_entries (id, emotion, intensity, occurred_at)
       values ($1, $2, $3, '2026-03-01T10:00:00Z') on conflict (id) do nothing`,
      [id, emotion, intensity],
    );

const write = (length: number) => (client: PoolClient) =>
  client.query(
    `insert into public.mood_entries (emotion, intensity, note) values ('calma', 1, $1)`,
    ['a'.repeat(length)],
  );

describe('mood_entries', () => {
  let db: TestDatabase;
  let ana: TestUser;
  let leo: TestUser;
  beforeAll(async () => {
    db = await createTestDatabase();
    [ana, leo] = [await db.createUser(), await db.createUser()];
    for (const { id } of [ana, leo]) await db.giveConsent(id);
  });
  afterAll(() => db.drop());

  const emotionsOf = (userId: string) =>
    db.commitAsUser(userId, (client) =>
      ask<string[] | null>(client, 'select array_agg(emotion) from public.mood_entries'),
    );

  it('keeps an entry once, however often it is sent', async () => {
    const id = randomUUID();
    await db.commitAsUser(ana.id, send(id));
    await db.commitAsUser(ana.id, send(id, 'enojo'));
    expect(await emotionsOf(ana.id)).toEqual(['alegria']);
  });

  it('takes an entry back under the same id after a deletion', async () => {
    const id = randomUUID();
    await db.asUser(ana.id, async (client) => {
      await send(id)(client);
      await client.query('delete from public.mood_entries where id = $1', [id]);
      const again = await send(id)(client);
      expect(again.rowCount).toBe(1);
    });
  });

  it('does not let anybody take over or see an id that is taken', async () => {
    const id = randomUUID();
    await db.commitAsUser(ana.id, send(id));
    await db.commitAsUser(leo.id, send(id, 'miedo'));
    expect(await emotionsOf(leo.id)).toBeNull();
    expect(await emotionsOf(ana.id)).not.toContain('miedo');
  });

  it('does not let the owner be named or changed', async () => {
    const { id } = leo;
    for (const sql of [
      `insert into public.mood_entries (user_id, emotion, intensity) values ('${id}', 'calma', 1)`,
      `update public.mood_entries set user_id = '${id}'`,
    ]) {
      await expect(db.asUser(ana.id, (client) => client.query(sql))).rejects.toMatchObject({
        code: '42501',
      });
    }
  });

  it.each([
    ['an emotion it does not know', 'furia', 3],
    ['an intensity beyond five', 'calma', 6],
    ['no intensity at all', 'calma', 0],
  ])('refuses %s', async (_what, emotion, intensity) => {
    await expect(db.asUser(ana.id, send(randomUUID(), emotion, intensity))).rejects.toMatchObject({
      code: '23514',
    });
  });

  it('refuses a note longer than 2000', async () => {
    expect((await db.asUser(ana.id, write(2000))).rowCount).toBe(1);
    await expect(db.asUser(ana.id, write(2001))).rejects.toMatchObject({ code: '23514' });
  });

  it('keeps words that say it more exactly, as many and as long as the screen lets through', async () => {
    const name =
      (column: 'words' | 'own_words', count: number, length: number) => (client: PoolClient) =>
        client.query(
          `insert into public.mood_entries (emotion, intensity, mixed, ${column})
           values ('tristeza', 3, true, $1)`,
          [Array.from({ length: count }, () => 'a'.repeat(length))],
        );
    for (const taken of [
      name('words', WORDS_MOST, WORD_ID_MAX_LENGTH),
      name('own_words', OWN_WORDS_MOST, OWN_WORD_MAX_LENGTH),
    ]) {
      expect((await db.asUser(ana.id, taken)).rowCount).toBe(1);
    }
    for (const refused of [
      name('words', WORDS_MOST + 1, 1),
      name('words', 1, WORD_ID_MAX_LENGTH + 1),
      name('own_words', OWN_WORDS_MOST + 1, 1),
      name('own_words', 1, OWN_WORD_MAX_LENGTH + 1),
      name('own_words', 1, 0),
    ]) {
      await expect(db.asUser(ana.id, refused)).rejects.toMatchObject({ code: '23514' });
    }
  });

  it('goes with its person', async () => {
    const passing = await db.createUser();
    await db.giveConsent(passing.id);
    await db.commitAsUser(passing.id, send(randomUUID()));
    await db.pools.owner.query('delete from auth.users where id = $1', [passing.id]);
    const { rows } = await db.pools.owner.query(
      'select count(*)::int as left from public.mood_entries where user_id = $1',
      [passing.id],
    );
    expect(rows[0].left).toBe(0);
  });
});
