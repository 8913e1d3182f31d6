import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layerOf, MIX_NAME } from '#domain/ambient/mix.ts';
import { PRESETS } from '#domain/ambient/presets.content.ts';
import { SOUND_IDS } from '#domain/ambient/sounds.ts';
import { createTestDatabase, type TestDatabase, type TestUser } from '#server/db/testing.ts';
import { describePolicies } from './policy-matrix.ts';

describePolicies({
  table: 'public.ambient_mixes',
  row: async () => ({ name: 'Para dormir', mix: JSON.stringify([layerOf('rain')]) }),
  insert: true,
  update: ['name', 'Para leer'],
  delete: true,
});

describe('ambient_mixes', () => {
  let db: TestDatabase;
  let ana: TestUser;
  beforeAll(async () => {
    db = await createTestDatabase();
    ana = await db.createUser();
    await db.giveConsent(ana.id);
  });
  afterAll(() => db.drop());

  const insert = (mix: unknown, name = 'Mi mezcla') =>
    db.asUser(ana.id, (client) =>
      client.query('insert into public.ambient_mixes (name, mix) values ($1, $2)', [
        name,
        JSON.stringify(mix),
      ]),
    );

  it('keeps every sound at once, and every mix of the house', async () => {
    expect((await insert(SOUND_IDS.map((id) => layerOf(id)))).rowCount).toBe(1);
    for (const { mix } of PRESETS) expect((await insert(mix)).rowCount).toBe(1);
  });

  const rain = layerOf('rain');
  it.each([
    ['nothing', []],
    ['no list', { sound: 'rain' }],
    ['a layer that is none', ['rain']],
    ['a layer without a sound', [{ level: 1, values: {} }]],
    ['a sound that is a text', [{ ...rain, sound: 'la lluvia de casa' }]],
    ['something louder than full', [{ ...rain, level: 1.2 }]],
    ['a level in words', [{ ...rain, level: 'mucho' }]],
    ['a value below nothing', [{ ...rain, values: { amount: -0.1 } }]],
    ['a value in words', [{ ...rain, values: { amount: 'todo' } }]],
    ['words beside it', [{ ...rain, note: 'me recuerda a ella' }]],
    ['more sounds than there are', Array.from({ length: 15 }, () => rain)],
  ])('refuses %s', async (_what, mix) => {
    await expect(insert(mix)).rejects.toMatchObject({ code: '23514' });
  });

  it('takes a name of sixty characters, and none that is longer or blank', async () => {
    expect((await insert([rain], 'ñ'.repeat(MIX_NAME))).rowCount).toBe(1);
    await expect(insert([rain], 'ñ'.repeat(MIX_NAME + 1))).rejects.toMatchObject({ code: '23514' });
    await expect(insert([rain], '  ')).rejects.toMatchObject({ code: '23514' });
  });

  it('goes with its person', async () => {
    const passing = await db.createUser();
    await db.giveConsent(passing.id);
    await db.commitAsUser(passing.id, (client) =>
      client.query('insert into public.ambient_mixes (name, mix) values ($1, $2)', [
        'Lluvia',
        JSON.stringify([rain]),
      ]),
    );
    await db.pools.owner.query('delete from auth.users where id = $1', [passing.id]);
    const { rows } = await db.pools.owner.query('select from public.ambient_mixes');
    expect(rows).toHaveLength(0);
  });
});
