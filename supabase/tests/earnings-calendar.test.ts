import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '#domain/rewards/day.ts';
import { EARNINGS, type EarningKind } from '#domain/rewards/earnings.ts';
import { levelOfPoints } from '#domain/rewards/level.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { ask } from './ask.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const ZONES = ['America/Mexico_City', 'Europe/Madrid', 'Asia/Kathmandu', 'Pacific/Kiritimati'];
const KINDS = ['game', 'tool', 'lesson', 'challenge', 'check_in', 'diary', 'keepsake'] as const;
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** One thing done: after how long, of what kind and name, and how it reaches the server. */
interface Act {
  minutes: number;
  zone: string;
  kind: (typeof KINDS)[number];
  name: number;
  /** Minutes for which it waited for a network; below zero on a device whose clock runs ahead. */
  waited: number;
  /** From how many devices, at once. */
  devices: number;
}

const act: fc.Arbitrary<Act> = fc.record({
  minutes: fc.oneof(
    fc.integer({ min: 0, max: 90 }),
    fc.integer({ min: 300, max: 2000 }),
    fc.integer({ min: 2000, max: 20_000 }),
  ),
  zone: fc.constantFrom(...ZONES),
  kind: fc.constantFrom(...KINDS),
  name: fc.integer({ min: 1, max: 7 }),
  waited: fc.oneof(fc.constant(0), fc.integer({ min: -5000, max: 20_000 })),
  devices: fc.constantFrom(1, 1, 1, 3),
});

const NAMELESS: readonly EarningKind[] = ['check_in', 'diary', 'keepsake'];

/** What was granted, in TypeScript, told apart from how SQL does it. */
interface Granted {
  kind: EarningKind;
  name: string;
  day: string;
  at: number;
}

function mayEarn(all: readonly Granted[], next: Granted): boolean {
  const ofKind = all.filter(({ kind }) => kind === next.kind);
  const lately = ofKind.filter(({ at }) => at > next.at - DAY);
  const sameToday = ofKind.some(({ name, day }) => name === next.name && day === next.day);
  return !sameToday && lately.length < EARNINGS[next.kind].mostIn24Hours;
}

/** The day of care that an act stands for. */
function careDay(done: number, now: number, since: number, zone: string): string {
  const counts = done >= Math.max(now - 7 * DAY, since) && done <= now;
  return dayOf(new Date(counts ? done : now), zone);
}

async function live(start: Date, acts: readonly Act[]): Promise<void> {
  const { id } = await db.createUser();
  const since = start.getTime();
  await db.pools.owner.query('update auth.users set created_at = $2 where id = $1', [id, start]);
  const granted: Granted[] = [];
  const days = new Set<string>();
  let now = since;
  let levelBefore = 1;
  for (const { minutes, zone, kind, name: number, waited, devices } of acts) {
    now += minutes * MINUTE;
    const done = now - waited * MINUTE;
    const name = NAMELESS.includes(kind) ? '' : `n-${number}`;
    await db.pools.owner.query('update public.profiles set time_zone = $2 where user_id = $1', [
      id,
      zone,
    ]);
    const answers = await Promise.all(
      Array.from({ length: devices }, () =>
        ask<boolean>(db.pools.owner, 'select private.grant_act_at($1, $2, $3, $4, $5, null)', [
          id,
          kind,
          name || null,
          new Date(done),
          new Date(now),
        ]),
      ),
    );
    const next = { kind, name, day: dayOf(new Date(now), zone), at: now };
    const expected = mayEarn(granted, next) ? 1 : 0;
    expect(answers.filter(Boolean)).toHaveLength(expected);
    if (expected) granted.push(next);
    days.add(careDay(done, now, since, zone));

    const points = granted.reduce((sum, one) => sum + EARNINGS[one.kind].points, 0);
    const { rows } = await db.pools.owner.query(
      `select (select points from public.user_progress where user_id = $1) as points,
              (select level from public.user_progress where user_id = $1) as level,
              (select sum(amount)::int from public.user_tokens where user_id = $1) as tokens,
              (select count(*)::int from public.care_days where user_id = $1) as days`,
      [id],
    );
    const level = levelOfPoints(points);
    expect(rows[0]).toEqual({
      points,
      level,
      tokens: granted.length + level - 1,
      days: days.size,
    });
    expect(rows[0].level).toBeGreaterThanOrEqual(levelBefore);
    levelBefore = rows[0].level;
  }
  // Nobody has more days of care than they were here: one more for each end of the zones.
  expect(days.size).toBeLessThanOrEqual((now - since) / DAY + 3);
}

// `live` holds the assertions: it throws at the first act that differs from the model.
// oxlint-disable vitest/expect-expect
describe('the ledger over any calendar', () => {
  it('pays each act as the table says, whatever the days, zones, devices and delays', async () => {
    const start = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2027-12-31'),
      noInvalidDate: true,
    });
    await fc.assert(fc.asyncProperty(start, fc.array(act, { minLength: 2, maxLength: 25 }), live), {
      numRuns: 20,
    });
  }, 120_000);
});
