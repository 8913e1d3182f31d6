// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { clearAttempts, isLimitReached, recordAttempt } from './attempt-limit.ts';

const LIMIT = { name: 'test', attempts: 5, windowMs: 300_000 };

beforeEach(() => localStorage.clear());

test('the fifth attempt within the window is the last', () => {
  for (let at = 0; at < 4; at += 1) recordAttempt(LIMIT, at);
  expect(isLimitReached(LIMIT, 10)).toBe(false);
  recordAttempt(LIMIT, 4);
  expect(isLimitReached(LIMIT, 10)).toBe(true);
});

test('the window slides', () => {
  for (let at = 0; at < 5; at += 1) recordAttempt(LIMIT, at * 1000);
  expect(isLimitReached(LIMIT, 299_999)).toBe(true);
  expect(isLimitReached(LIMIT, 300_000)).toBe(false);
});

test('a success clears, and a clock set back locks nobody out', () => {
  for (let at = 0; at < 5; at += 1) recordAttempt(LIMIT, 1_000_000);
  expect(isLimitReached(LIMIT, 0)).toBe(false);
  clearAttempts(LIMIT);
  expect(isLimitReached(LIMIT, 1_000_000)).toBe(false);
});
