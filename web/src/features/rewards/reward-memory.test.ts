import { expect, test } from 'vitest';
import { shouldAsk, shouldToast } from './reward-memory.ts';

const memory = { askedAt: 1_000_000, day: '2026-11-20', toastAt: 1_000_000 };
const at = (seconds: number) => 1_000_000 + seconds * 1000;

test('asks once for each visit and once for each day', () => {
  expect(shouldAsk(memory, '2026-11-20', true, at(61))).toBe(true);
  expect(shouldAsk(memory, '2026-11-20', false, at(61))).toBe(false);
  expect(shouldAsk(memory, '2026-11-21', false, at(61))).toBe(true);
});

test('never twice within the cooldown of sixty seconds', () => {
  expect(shouldAsk(memory, '2026-11-21', true, at(59))).toBe(false);
  expect(shouldAsk(memory, '2026-11-21', true, at(60))).toBe(true);
});

test('one toast within thirty seconds', () => {
  expect(shouldToast(memory, at(29))).toBe(false);
  expect(shouldToast(memory, at(30))).toBe(true);
});
