import { expect, test } from 'vitest';
import { when } from './dates.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');

test.each([
  ['2026-03-10T11:59:40Z', 'ahora'],
  ['2026-03-10T11:55:00Z', 'hace 5 minutos'],
  ['2026-03-10T09:00:00Z', 'hace 3 horas'],
  ['2026-03-09T11:00:00Z', 'ayer'],
  ['2026-02-28T11:00:00Z', 'hace 10 días'],
  // A clock that is behind the server's.
  ['2026-03-10T12:04:00Z', 'ahora'],
])('%s is %s', (date, words) => {
  expect(when(date, NOW)).toBe(words);
});
