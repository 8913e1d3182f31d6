import { expect, it } from 'vitest';
import { bellTimes } from './bell.ts';

it('rings at the beginning, every five minutes and at the end', () => {
  expect(bellTimes(12, 5)).toEqual([0, 300, 600, 720]);
});

it('rings no bell twice where the last falls on the end', () => {
  expect(bellTimes(10, 5)).toEqual([0, 300, 600]);
  expect(bellTimes(3, 5)).toEqual([0, 180]);
});
