import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_TIME_ZONE, dayOf } from '#domain/rewards/day.ts';
import { levelOfPoints } from '#domain/rewards/level.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

/** Zones that differ in rules: half hours, both hemispheres, date line, none, abolished. */
const ZONES = [
  'America/Mexico_City',
  'America/Tijuana',
  'America/Santiago',
  'America/Havana',
  'America/Asuncion',
  'America/Bogota',
  'America/Caracas',
  'Europe/Madrid',
  'Atlantic/Canary',
  'Africa/Malabo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
];

describe('domain and SQL agree', () => {
  it('on the level of any sum of points', async () => {
    const points = fc.sample(fc.integer({ min: 0, max: 2_000_000 }), { numRuns: 300, seed: 7 });
    const { rows } = await db.pools.owner.query<{ points: number; level: number }>(
      'select points, public.level_of_points(points) as level from unnest($1::int[]) points',
      [[0, 99, 100, ...points]],
    );
    expect(rows).toEqual(rows.map((row) => ({ ...row, level: levelOfPoints(row.points) })));
    expect(rows).toHaveLength(303);
  });

  it('on the day of any moment in any zone', async () => {
    const moments = fc.sample(
      fc.record({
        at: fc.date({
          min: new Date('2015-01-01'),
          max: new Date('2037-01-01'),
          noInvalidDate: true,
        }),
        zone: fc.constantFrom(...ZONES),
      }),
      { numRuns: 3000, seed: 11 },
    );
    // Random moments seldom hit the hour that counts: also both sides of each hour of every zone.
    const hours = Array.from({ length: 24 * 366 }, (_, hour) => Date.UTC(2026, 0, 1, hour));
    const nights = hours.flatMap((hour, index) => {
      const zone = ZONES[index % ZONES.length] ?? DEFAULT_TIME_ZONE;
      return [hour - 1000, hour].map((at) => ({ at: new Date(at), zone }));
    });
    const asked = [...moments, ...nights];
    const { rows } = await db.pools.owner.query<{ day: string }>(
      `select private.day_of(at, zone)::text as day
         from unnest($1::timestamptz[], $2::text[]) with ordinality t(at, zone, place)
        order by place`,
      [asked.map(({ at }) => at.toISOString()), asked.map(({ zone }) => zone)],
    );
    const differing = asked
      .map(({ at, zone }, index) => ({ at, zone, sql: rows[index]?.day, ours: dayOf(at, zone) }))
      .filter(({ sql, ours }) => sql !== ours);
    expect(differing).toEqual([]);
  });

  it('on the zone of who has not chosen one', async () => {
    const { id } = await db.createUser();
    const { rows } = await db.pools.owner.query(
      'select time_zone from public.profiles where user_id = $1',
      [id],
    );
    expect(rows[0].time_zone).toBe(DEFAULT_TIME_ZONE);
  });
});
