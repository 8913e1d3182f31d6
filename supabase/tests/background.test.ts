import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKGROUNDS } from '#domain/backgrounds/catalogue.content.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';

let db: TestDatabase;
let me: string;
let other: string;
beforeAll(async () => {
  db = await createTestDatabase();
  const person = async () => {
    const { id } = await db.createUser();
    await db.giveConsent(id);
    return id;
  };
  [me, other] = [await person(), await person()];
});
afterAll(() => db.drop());

const save = (setting: unknown, where = 'true') =>
  db.asUser(me, async (client) => {
    const { rows } = await client.query<{ background: unknown }>(
      `update public.profiles set background = $1 where ${where} returning background`,
      [setting === null ? null : JSON.stringify(setting)],
    );
    return rows.map(({ background }) => background);
  });

describe('the background of a person', () => {
  it.each(BACKGROUNDS)('may be $id, more or less of it', async ({ setting }) => {
    expect(await save(setting)).toEqual([setting]);
    const faint = { ...setting, data: { ...setting.data, overlay: 0.8 } };
    expect(await save(faint)).toEqual([faint]);
  });

  it('may be none, as it is at the beginning', async () => {
    const { id } = await db.createUser();
    const { rows } = await db.pools.owner.query(
      'select background from public.profiles where user_id = $1',
      [id],
    );
    expect(rows).toEqual([{ background: null }]);
    expect(await save(null)).toEqual([null]);
  });

  it.each([
    ['no object', 7],
    ['no object', 'gradient'],
    ['a list', []],
    ['without data', { type: 'gradient' }],
    ['data that is none', { type: 'gradient', data: 'mist' }],
    ['of no type', { data: { gradient: 'mist' } }],
    ['of another type', { type: 'video', data: { gradient: 'mist' } }],
    ['of a null type', { type: null, data: { gradient: 'mist' } }],
    ['without what its type needs', { type: 'pattern', data: { gradient: 'mist' } }],
    ['without a number of particles', { type: 'particles', data: { particles: 'snow' } }],
    ['with more beside it', { type: 'gradient', data: { gradient: 'mist' }, more: 1 }],
    ['with more in it', { type: 'gradient', data: { gradient: 'mist', url: 'x' } }],
    ['with an address for a name', { type: 'gradient', data: { gradient: 'https://x.test' } }],
    ['with a list for a name', { type: 'gradient', data: { gradient: ['mist'] } }],
    ['with words for a number', { type: 'gradient', data: { gradient: 'mist', overlay: '0.1' } }],
    [
      'with half a particle',
      { type: 'particles', data: { particles: 'snow', particleCount: 2.5 } },
    ],
    ['with a crowd', { type: 'particles', data: { particles: 'snow', particleCount: 25 } }],
    ['with tiles too small', { type: 'pattern', data: { pattern: 'waves', gridSize: 23 } }],
    ['with all of it veiled', { type: 'gradient', data: { gradient: 'mist', overlay: 0.81 } }],
  ])('cannot be %s', async (_why, setting) => {
    await expect(save(setting)).rejects.toMatchObject({ code: '23514' });
  });

  it('is nobody else’s to see or to change', async () => {
    expect(await save(BACKGROUNDS[0]?.setting, `user_id = '${other}'`)).toEqual([]);
    const seen = await db.asUser(me, (client) =>
      client.query('select background from public.profiles where user_id = $1', [other]),
    );
    expect(seen.rows).toEqual([]);
  });
});
