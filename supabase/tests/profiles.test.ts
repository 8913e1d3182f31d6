import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

async function zoneOfNewAccount(metadata: object): Promise<string> {
  const { rows } = await db.pools.owner.query(
    `with person as (insert into auth.users (email, raw_user_meta_data)
       values (gen_random_uuid() || '@example.test', $1) returning id)
     select id from person`,
    [metadata],
  );
  const profile = await db.pools.owner.query(
    'select time_zone from public.profiles where user_id = $1',
    [rows[0].id],
  );
  return profile.rows[0].time_zone;
}

describe('the profile that comes with an account', () => {
  it('takes the time zone of the sign-up form', async () => {
    expect(await zoneOfNewAccount({ time_zone: 'Europe/Madrid' })).toBe('Europe/Madrid');
  });

  it.each([{}, { time_zone: 'Marte/Olimpo' }, { time_zone: 7 }, { time_zone: 'A-167' }])(
    'falls back when it says %j',
    async (metadata) => {
      expect(await zoneOfNewAccount(metadata)).toBe('America/Mexico_City');
    },
  );
});

describe('the time zone of a person', () => {
  it.each(['Marte/Olimpo', 'A-167', '', "x'; drop table public.profiles; --"])(
    'cannot be %j',
    async (zone) => {
      const { id } = await db.createUser();
      await db.giveConsent(id);
      const change = db.asUser(id, (client) =>
        client.query('update public.profiles set time_zone = $1', [zone]),
      );
      await expect(change).rejects.toMatchObject({ code: '23514' });
    },
  );

  it('goes with the account', async () => {
    const { id } = await db.createUser();
    await db.pools.owner.query('delete from auth.users where id = $1', [id]);
    const { rows } = await db.pools.owner.query('select from public.profiles where user_id = $1', [
      id,
    ]);
    expect(rows).toEqual([]);
  });
});
