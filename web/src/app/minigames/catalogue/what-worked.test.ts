import { expect, it } from 'vitest';
import type { GameProgress } from './progress.ts';
import { betterBy } from './what-worked.ts';

const seen = (change: number | null, error: number | null, rated: number): GameProgress => ({
  gameId: 'bubble-zen',
  times: rated,
  levels: [1],
  rated,
  meanChange: change,
  changeError: error,
});

it('says what worked: less distress, or more wellbeing', () => {
  expect(betterBy(seen(-2, 0.5, 4), undefined)).toBe(2);
  expect(betterBy(seen(2, 0.5, 4), 'wellbeing')).toBe(2);
});

it.each([
  ['two numbers', seen(-4, 0.1, 2)],
  ['a change within its error', seen(-1, 1.2, 5)],
  ['a change for the worse', seen(2, 0.1, 5)],
  ['no numbers', seen(null, null, 0)],
])('says nothing from %s', (_, progress) => {
  expect(betterBy(progress, undefined)).toBeNull();
});
