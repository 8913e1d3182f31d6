import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { peekHits, subjectOf, takeHit } from './rate-limit.ts';

const rule = { bucket: 'test', limit: 3, windowSeconds: 900 };
const start = new Date('2026-03-01T10:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

async function look(subject: string, now: Date): Promise<boolean[]> {
  const states = await peekHits(db.pools.owner, [{ rule, subject }], now);
  return states.map(({ allowed }) => allowed);
}

describe('rate limits', () => {
  it('allows the limit and says when the next is possible', async () => {
    const subject = subjectOf('ana@example.test', '10.0.0.1');
    for (const second of [0, 100, 200]) {
      expect(await takeHit(db.pools.owner, rule, subject, later(second))).toEqual({
        allowed: true,
        retryAfterSeconds: 0,
      });
    }
    const refused = await takeHit(db.pools.owner, rule, subject, later(300));
    expect(refused.allowed).toBe(false);
    expect(refused.retryAfterSeconds).toBeGreaterThanOrEqual(600);
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(630);
    const after = later(300 + refused.retryAfterSeconds);
    expect((await takeHit(db.pools.owner, rule, subject, after)).allowed).toBe(true);
  });

  it('never allows more than the limit in any window, also across its border', async () => {
    const hits: number[] = [];
    for (let second = 0; second < 3600; second += 20) {
      if ((await takeHit(db.pools.owner, rule, 'steady', later(second))).allowed) hits.push(second);
    }
    for (const from of hits) {
      expect(hits.filter((at) => at >= from && at < from + 900).length).toBeLessThanOrEqual(3);
    }
    expect(hits.length).toBeGreaterThan(6);
  });

  it('counts concurrent hits one by one', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, () => takeHit(db.pools.owner, rule, 'crowd', start)),
    );
    expect(all.filter((state) => state.allowed)).toHaveLength(3);
  });

  it('looks without counting, and keeps subjects apart', async () => {
    for (let times = 0; times < 5; times += 1) {
      expect(await look('looked-at', start)).toEqual([true]);
    }
    expect(await look('crowd', later(10))).toEqual([false]);
    expect(await look('crowd', later(2000))).toEqual([true]);
    const both = ['crowd', 'looked-at'].map((subject) => ({ rule, subject }));
    const states = await peekHits(db.pools.owner, both, later(10));
    expect(states.map(({ allowed }) => allowed)).toEqual([false, true]);
  });
});
