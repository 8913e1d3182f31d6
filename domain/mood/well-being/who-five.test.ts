import { expect, it } from 'vitest';
import { whoFiveScore } from './who-five.ts';

it('is the sum of the answers by four', () => {
  expect(whoFiveScore([0, 0, 0, 0, 0])).toBe(0);
  expect(whoFiveScore([5, 5, 5, 5, 5])).toBe(100);
  expect(whoFiveScore([3, 2, 4, 1, 3])).toBe(52);
});

it('is unknown while an answer is missing', () => {
  expect(whoFiveScore([3, 2, null, 1, 3])).toBeNull();
  expect(whoFiveScore([3, 2, 4, 1])).toBeNull();
});
