import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  chosenOf,
  DEFAULT_PREFERENCES,
  PREFERENCES_MOST,
} from '#domain/preferences/preferences.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

async function somebody({ consent = true } = {}): Promise<string> {
  const { id } = await db.createUser();
  if (consent) await db.giveConsent(id);
  return id;
}

const change = (id: string, key: string, value: unknown) =>
  db.commitAsUser(id, (client) =>
    client.query('select public.change_preference($1, $2)', [key, JSON.stringify(value)]),
  );

async function stored(id: string): Promise<Record<string, unknown>> {
  const { rows } = await db.pools.owner.query(
    'select preferences from public.profiles where user_id = $1',
    [id],
  );
  return rows[0].preferences;
}

describe('what a person chose', () => {
  it('is nothing at first, and every default may stand there', async () => {
    const ana = await somebody();
    expect(await stored(ana)).toEqual({});
    for (const [key, value] of Object.entries(DEFAULT_PREFERENCES)) await change(ana, key, value);
    expect(chosenOf(await stored(ana))).toEqual(DEFAULT_PREFERENCES);
  });

  it('loses nothing when devices change different things at once', async () => {
    const ana = await somebody();
    const keys = ['theme', 'motion', 'volume', 'haptics', 'sounds', 'textSize', 'wordsOf'];
    await Promise.all(keys.map((key) => change(ana, key, key)));
    expect(await stored(ana)).toEqual(Object.fromEntries(keys.map((key) => [key, key])));
  });

  it('is her own: nobody else changes it', async () => {
    const [ana, leo] = [await somebody(), await somebody()];
    await change(ana, 'theme', 'dark');
    await change(leo, 'theme', 'light');
    expect(await stored(ana)).toEqual({ theme: 'dark' });
    await db.commitAsUser(leo, (client) =>
      client.query("update public.profiles set preferences = '{}' where user_id = $1", [ana]),
    );
    expect(await stored(ana)).toEqual({ theme: 'dark' });
  });

  it('is not said to be kept where it was not', async () => {
    const unsigned = await somebody({ consent: false });
    await expect(change(unsigned, 'theme', 'dark')).rejects.toMatchObject({ code: '42501' });
  });

  it.each([
    ['', 'x'],
    ['theme; drop table', 'x'],
    ['Theme', 'x'],
    ['a'.repeat(41), 'x'],
    ['theme', { dark: true }],
    ['theme', ['dark']],
    ['theme', 'x'.repeat(PREFERENCES_MOST)],
  ])('refuses %s: %j', async (key, value) => {
    const ana = await somebody();
    await expect(change(ana, key, value)).rejects.toMatchObject({ code: '23514' });
    expect(await stored(ana)).toEqual({});
  });

  it('has room for as much as the constant says', async () => {
    const ana = await somebody();
    await change(ana, 'a', 'x'.repeat(PREFERENCES_MOST - '{"a": ""}'.length));
    await expect(change(ana, 'b', true)).rejects.toMatchObject({ code: '23514' });
  });
});
