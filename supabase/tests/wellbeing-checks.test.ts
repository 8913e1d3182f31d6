import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WHO_FIVE_ITEMS, WHO_FIVE_MOST } from '#domain/mood/well-being/who-five.ts';
import { createTestDatabase, type TestDatabase, type TestUser } from '#server/db/testing.ts';
import { describePolicies } from './policy-matrix.ts';

describePolicies({
  table: 'public.wellbeing_checks',
  row: async () => ({ answers: [3, 2, 4, 1, 3] }),
  insert: true,
  delete: true,
});

describe('wellbeing_checks', () => {
  let db: TestDatabase;
  let ana: TestUser;
  beforeAll(async () => {
    db = await createTestDatabase();
    ana = await db.createUser();
    await db.giveConsent(ana.id);
  });
  afterAll(() => db.drop());

  const insert = (answers: readonly (number | null)[]) =>
    db.asUser(ana.id, (client) =>
      client.query('insert into public.wellbeing_checks (answers) values ($1)', [answers]),
    );
  const all = (answer: number, count = WHO_FIVE_ITEMS) =>
    Array.from({ length: count }, () => answer);

  it('takes five answers from 0 to 5', async () => {
    expect((await insert(all(0))).rowCount).toBe(1);
    expect((await insert(all(WHO_FIVE_MOST))).rowCount).toBe(1);
  });

  it.each([
    ['four answers', all(3, WHO_FIVE_ITEMS - 1)],
    ['six', all(3, WHO_FIVE_ITEMS + 1)],
    ['an answer beyond five', [...all(3, 4), WHO_FIVE_MOST + 1]],
    ['a negative one', [...all(3, 4), -1]],
    ['one that is missing', [...all(3, 4), null]],
  ])('refuses %s', async (_what, answers) => {
    await expect(insert(answers)).rejects.toMatchObject({ code: '23514' });
  });

  it('goes with its person', async () => {
    const passing = await db.createUser();
    await db.giveConsent(passing.id);
    await db.commitAsUser(passing.id, (client) =>
      client.query('insert into public.wellbeing_checks (answers) values ($1)', [all(2)]),
    );
    await db.pools.owner.query('delete from auth.users where id = $1', [passing.id]);
    const held = await db.pools.owner.query(
      'select from public.wellbeing_checks where user_id = $1',
      [passing.id],
    );
    expect(held.rowCount).toBe(0);
  });
});
