import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '#domain/rewards/day.ts';
import { levelOfPoints } from '#domain/rewards/level.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const ZONES = [
  'America/Mexico_City',
  'America/Santiago',
  'Europe/Madrid',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

/** One visit: after how long, in which zone by then, and what the person does besides. */
interface Visit {
  minutes: number;
  zone: string;
  /** Rows of an import that duplicates the progress. */
  duplicate: boolean;
}

const visit: fc.Arbitrary<Visit> = fc.record({
  // Seconds to weeks: bursts around the cooldown, nights around 04:00, gaps that break a streak.
  minutes: fc.oneof(
    fc.constantFrom(0, 0.5, 1, 2),
    fc.integer({ min: 3, max: 600 }),
    fc.integer({ min: 600, max: 2880 }),
    fc.integer({ min: 2880, max: 30_000 }),
  ),
  zone: fc.constantFrom(...ZONES),
  duplicate: fc.boolean(),
});

const start = fc.date({
  min: new Date('2024-01-01'),
  max: new Date('2027-12-31'),
  noInvalidDate: true,
});

/**
 * What docs/specification.md §4 and docs/design/rules.md §7 say, in TypeScript, told apart from how
 * SQL does it.
 */
interface Model {
  points: number;
  level: number;
  streak: number;
  maxStreak: number;
  logins: number;
  lastDay: string;
  paidAt: number;
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

function expected(model: Model | null, now: number, zone: string): [status: string, Model] {
  const today = dayOf(new Date(now), zone);
  if (!model) {
    const first = { points: 50, level: 1, streak: 1, maxStreak: 1, logins: 1 };
    return ['first', { ...first, lastDay: today, paidAt: now }];
  }
  if (today <= model.lastDay) return ['already_claimed', model];
  if (now < model.paidAt + 60_000) return ['cooldown', model];
  const points = model.points + 50;
  const streak = today === dayAfter(model.lastDay) ? model.streak + 1 : 1;
  return [
    'rewarded',
    {
      points,
      level: levelOfPoints(points),
      streak,
      maxStreak: Math.max(model.maxStreak, streak),
      logins: model.logins + 1,
      lastDay: today,
      paidAt: now,
    },
  ];
}

// `live` holds the assertions: it throws at the first claim that differs from the model.
// oxlint-disable vitest/expect-expect
describe('the daily reward over any calendar', () => {
  it('does what the specification says, whatever the zones, gaps and duplicates', async () => {
    await fc.assert(
      fc.asyncProperty(start, fc.array(visit, { minLength: 2, maxLength: 25 }), live),
      { numRuns: 60 },
    );
  }, 120_000);

  it('does so in the weeks in which clocks change', async () => {
    const nights = fc.constantFrom('2026-03-28', '2026-10-24', '2026-04-04', '2026-09-05');
    const hourly = fc.array(
      fc.record({
        minutes: fc.integer({ min: 20, max: 300 }),
        zone: fc.constantFrom('Europe/Madrid', 'America/Santiago'),
        duplicate: fc.constant(false),
      }),
      { minLength: 10, maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(nights, hourly, (night, visits) =>
        live(new Date(`${night}T12:00:00Z`), visits),
      ),
      { numRuns: 25 },
    );
  }, 120_000);
});

async function live(from: Date, visits: readonly Visit[]): Promise<void> {
  const { id } = await db.createUser();
  let model: Model | null = null;
  let now = from.getTime();
  let paid = 0;
  for (const { minutes, zone, duplicate } of visits) {
    now += minutes * 60_000;
    await db.pools.owner.query('update public.profiles set time_zone = $2 where user_id = $1', [
      id,
      zone,
    ]);
    if (duplicate) await duplicateOlder(id);
    const { rows } = await db.pools.owner.query(
      'select private.claim_daily_reward_at($1, $2) as result',
      [id, new Date(now).toISOString()],
    );
    const before: string = model?.lastDay ?? '';
    const [status, next] = expected(model, now, zone);
    model = next;
    expect(rows[0].result).toMatchObject({
      status,
      progress: {
        points: model.points,
        level: model.level,
        streak_count: model.streak,
        max_streak: model.maxStreak,
        total_logins: model.logins,
        last_login: model.lastDay,
      },
    });
    expect(model.lastDay >= before).toBe(true);
    if (status === 'first' || status === 'rewarded') paid += 1;
  }
  const { rows } = await db.pools.owner.query(
    `select (select count(*)::int from public.user_tokens where user_id = $1) as tokens,
            (select count(*)::int from public.user_progress where user_id = $1) as rows`,
    [id],
  );
  expect(rows[0]).toEqual({ tokens: paid, rows: 1 });
}

/** An older copy of the progress, with other figures, as an import could leave it. */
async function duplicateOlder(userId: string): Promise<void> {
  await db.pools.owner.query(
    `insert into public.user_progress (user_id, last_login, points, created_at)
     select user_id, last_login + 400, points + 9999, created_at - interval '1 day'
       from public.user_progress where user_id = $1 limit 1`,
    [userId],
  );
}
