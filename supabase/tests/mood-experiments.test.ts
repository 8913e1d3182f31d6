import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTS, LENGTHS, QUESTIONS } from '#domain/mood/experiments/experiments.ts';
import { dealArms } from '#domain/mood/experiments/plan.ts';
import { createTestDatabase, type TestDatabase, type TestUser } from '#server/db/testing.ts';
import { describePolicies } from './policy-matrix.ts';

describePolicies({
  table: 'public.mood_experiments',
  row: async () => ({
    factor: 'outdoors',
    question: 'mood',
    arms: '1010100',
    starts_on: '2026-11-20',
  }),
  insert: true,
  update: ['stopped_on', '2026-11-25'],
  delete: true,
});

const OWN = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

describe('mood_experiments', () => {
  let db: TestDatabase;
  let ana: TestUser;
  beforeAll(async () => {
    db = await createTestDatabase();
    ana = await db.createUser();
    await db.giveConsent(ana.id);
  });
  afterAll(() => db.drop());

  const insert = (row: { factor?: string; question?: string; arms?: string; stopped?: string }) =>
    db.asUser(ana.id, (client) =>
      client.query(
        `insert into public.mood_experiments (factor, question, arms, starts_on, stopped_on)
         values ($1, $2, $3, '2026-11-20', $4)`,
        [
          row.factor ?? 'outdoors',
          row.question ?? 'mood',
          row.arms ?? '1010100',
          row.stopped ?? null,
        ],
      ),
    );

  it.each([...ACTS, OWN])('lets somebody try %s', async (factor) => {
    expect((await insert({ factor })).rowCount).toBe(1);
  });

  it.each(['sleep', 'medication', 'meals', 'alcohol', 'appetite', 'period', 'dejar la pastilla'])(
    'never %s',
    async (factor) => {
      await expect(insert({ factor })).rejects.toMatchObject({ code: '23514' });
    },
  );

  it('takes every question, and every order that is dealt', async () => {
    for (const question of QUESTIONS) expect((await insert({ question })).rowCount).toBe(1);
    for (const length of LENGTHS) {
      for (const seed of ['a', 'b', 'c', 'd']) {
        expect((await insert({ arms: dealArms(seed, length) })).rowCount).toBe(1);
      }
    }
  });

  it.each([
    ['a length there is not', '10101010'],
    ['all of one side', '1111111'],
    ['two more of one side', '1111110000'],
    ['anything else', '10a0100'],
  ])('refuses an order of %s', async (_what, arms) => {
    await expect(insert({ arms })).rejects.toMatchObject({ code: '23514' });
  });

  it('does not end before it begins', async () => {
    expect((await insert({ stopped: '2026-11-20' })).rowCount).toBe(1);
    await expect(insert({ stopped: '2026-11-19' })).rejects.toMatchObject({ code: '23514' });
  });

  it('keeps the order that was dealt', async () => {
    await expect(
      db.asUser(ana.id, (client) =>
        client.query(`update public.mood_experiments set arms = '0101010'`),
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('goes with its person', async () => {
    const passing = await db.createUser();
    await db.giveConsent(passing.id);
    await db.commitAsUser(passing.id, (client) =>
      client.query(
        `insert into public.mood_experiments (factor, question, arms, starts_on)
         values ('music', 'energy', '1010100', '2026-11-20')`,
      ),
    );
    await db.pools.owner.query('delete from auth.users where id = $1', [passing.id]);
    const held = await db.pools.owner.query(
      'select from public.mood_experiments where user_id = $1',
      [passing.id],
    );
    expect(held.rowCount).toBe(0);
  });
});
