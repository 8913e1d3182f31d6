import { expect, it } from 'vitest';
import { factorDay } from '../../factors/factor-day.ts';
import { factorEffects } from './factor-effects.ts';
import type { ScoredDay } from './scored-days.ts';

const date = (index: number) => `2026-10-${String(index + 1).padStart(2, '0')}`;
const days = (scores: readonly number[]): ScoredDay[] =>
  scores.map((score, index) => ({
    date: date(index),
    day: index,
    score,
    emotion: 'calma',
    count: 1,
  }));
const values = (factor: string, list: readonly number[]) =>
  list.map((value, index) => factorDay(factor, date(index), value));

it('compares days with and without, as a difference with its interval', () => {
  const [effect] = factorEffects(
    values('outdoors', [1, 1, 1, 1, 1, 0, 0, 0, 0, 0]),
    days([3, 4, 3, 4, 3, 1, 0, 1, 0, 1]),
  );
  expect(effect?.estimate?.value).toBeCloseTo(3.4 - 0.6, 9);
  expect(effect?.estimate?.low).toBeGreaterThan(0);
});

it('parts amounts at their middle, also where most days are alike', () => {
  const [even] = factorEffects(
    values('sleep', [5, 5, 6, 6, 6, 8, 8, 8, 9, 9]),
    days([0, 0, 0, 0, 1, 2, 2, 2, 2, 3]),
  );
  expect(even?.estimate?.value).toBeCloseTo(2.2 - 0.2, 9);
  const [often] = factorEffects(
    values('coffee', [0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2]),
    days([1, 1, 1, 1, 2, 0, 0, 0, 0, 0, 0, 1]),
  );
  expect(often?.estimate?.n).toBe(12);
});

it('says nothing with fewer than five days on a side, or without a mood on them', () => {
  const few = values('outdoors', [1, 1, 1, 1, 0, 0, 0, 0, 0, 0]);
  expect(factorEffects(few, days(few.map(() => 1)))).toEqual([
    { factor: 'outdoors', estimate: null },
  ]);
  expect(factorEffects(few, [])).toEqual([]);
});
