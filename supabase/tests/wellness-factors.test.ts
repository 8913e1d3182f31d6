import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  FACTOR_KINDS,
  FACTOR_NAME_MAX_LENGTH,
  UNIT_MAX_LENGTH,
  USUAL_FACTOR_IDS,
  VALUE_MOST,
} from '#domain/mood/factors/factors.ts';
import { createTestDatabase, type TestDatabase, type TestUser } from '#server/db/testing.ts';
import { ask } from './ask.ts';
import { describePolicies } from './policy-matrix.ts';

describePolicies({
  table: 'public.wellness_factors',
  row: async () => ({ name: 'Tocar la guitarra', kind: 'amount', unit: 'minutos' }),
  insert: true,
  update: ['name', 'Guitarra'],
  delete: true,
});

describePolicies({
  table: 'public.factor_days',
  // One value a factor and day: each row that the questions make is of another factor.
  row: async () => ({ factor: randomUUID(), day: '2026-11-20', value: 7.5 }),
  insert: true,
  update: ['value', 8],
  delete: true,
});

/** How the outbox sends a day: as often as it takes; the last value stands. */
const set =
  (factor: string, value: number, day = '2026-11-20') =>
  (client: PoolClient) =>
    client.query(
      `insert into public.factor_days (factor, day, value) values ($1, $2, $3)
       on conflict (user_id, factor, day) do update set value = excluded.value`,
      [factor, day, value],
    );

const add =
  (id: string, name: string, kind: string, unit: string | null = null) =>
  (client: PoolClient) =>
    client.query(
      'insert into public.wellness_factors (id, name, kind, unit) values ($1, $2, $3, $4)',
      [id, name, kind, unit],
    );

describe('factors', () => {
  let db: TestDatabase;
  let ana: TestUser;
  let leo: TestUser;
  beforeAll(async () => {
    db = await createTestDatabase();
    [ana, leo] = [await db.createUser(), await db.createUser()];
    for (const { id } of [ana, leo]) await db.giveConsent(id);
  });
  afterAll(() => db.drop());

  it('have one value a day, the last one', async () => {
    await db.commitAsUser(leo.id, set('sleep', 3));
    await db.commitAsUser(ana.id, set('sleep', 7));
    await db.commitAsUser(ana.id, set('sleep', 6.5));
    const values = await db.asUser(ana.id, (client) =>
      ask<string[]>(client, 'select array_agg(value) from public.factor_days'),
    );
    expect(values.map(Number)).toEqual([6.5]);
  });

  it('are of the kinds and names that the screen knows', async () => {
    for (const kind of FACTOR_KINDS) {
      expect((await db.asUser(ana.id, add(randomUUID(), 'a', kind))).rowCount).toBe(1);
    }
    for (const factor of USUAL_FACTOR_IDS) {
      expect((await db.asUser(ana.id, set(factor, VALUE_MOST))).rowCount).toBe(1);
    }
  });

  it('have names and units as long as the screen lets through', async () => {
    const longest = 'a'.repeat(FACTOR_NAME_MAX_LENGTH);
    const unit = 'h'.repeat(UNIT_MAX_LENGTH);
    expect((await db.asUser(ana.id, add(randomUUID(), longest, 'amount', unit))).rowCount).toBe(1);
    for (const refused of [
      add(randomUUID(), `${longest}a`, 'amount', unit),
      add(randomUUID(), longest, 'amount', `${unit}h`),
      add(randomUUID(), ' ', 'scale'),
      add(randomUUID(), 'a', 'colour'),
      set('Sleep', 1),
      set('sleep', -1),
      set('sleep', VALUE_MOST + 1),
      set('sleep', 1, '1899-12-31'),
    ]) {
      await expect(db.asUser(ana.id, refused)).rejects.toMatchObject({ code: '23514' });
    }
  });

  it('take their days along, and nobody else’s', async () => {
    const id = randomUUID();
    await db.commitAsUser(ana.id, add(id, 'Guitarra', 'yes_no'));
    await db.commitAsUser(ana.id, set(id, 1));
    await db.commitAsUser(leo.id, set(id, 1));
    await db.commitAsUser(ana.id, (client) =>
      client.query('delete from public.wellness_factors where id = $1', [id]),
    );
    const { rows } = await db.pools.owner.query(
      'select user_id from public.factor_days where factor = $1',
      [id],
    );
    expect(rows).toEqual([{ user_id: leo.id }]);
  });

  it('go with their person', async () => {
    const passing = await db.createUser();
    await db.giveConsent(passing.id);
    await db.commitAsUser(passing.id, add(randomUUID(), 'a', 'scale'));
    await db.commitAsUser(passing.id, set('sleep', 7));
    await db.pools.owner.query('delete from auth.users where id = $1', [passing.id]);
    const { rows } = await db.pools.owner.query(
      `select (select count(*) from public.factor_days where user_id = $1)
            + (select count(*) from public.wellness_factors where user_id = $1) as left`,
      [passing.id],
    );
    expect(Number(rows[0].left)).toBe(0);
  });
});
