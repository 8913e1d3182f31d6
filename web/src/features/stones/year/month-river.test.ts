import { expect, it } from 'vitest';
import { readCareYear } from './care-year.ts';
import { monthRivers } from './month-river.ts';

const DAYS = [
  { day: '2026-02-03', kinds: ['words', 'play'] as const },
  { day: '2026-02-28', kinds: ['words'] as const },
];

it('puts each kind of a day into its month, and nothing into days without care', () => {
  const rivers = monthRivers(2026, DAYS, '2026-12-31');
  expect(rivers.map(({ days }) => days)).toEqual([0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const pebbles = rivers[1]?.paths.map(({ kind, d }) => [kind, d.split('M').length - 1]);
  expect(pebbles).toEqual([
    ['words', 2],
    ['play', 1],
  ]);
});

it('lets the water run up to today, and shows where it will run', () => {
  const [january, , march] = monthRivers(2026, [], '2026-01-10');
  const widest = (d: string | undefined) =>
    Math.max(...(d?.match(/(?<=[ML])[\d.]+/g) ?? []).map(Number));
  expect(widest(january?.water)).toBeLessThan(widest(january?.bed));
  expect(march?.water).toBe('');
});

it('knows a leap year, and reads no more out of an answer than it understands', () => {
  const widths = [2023, 2024].map((year) => monthRivers(year, [], '2030-01-01')[1]?.bed.length);
  expect(widths[1]).toBeGreaterThan(widths[0] ?? 0);
  expect(
    readCareYear({ first: 2020, days: [{ day: '2026-01-01', kinds: ['talk', 'x'] }, 3] }),
  ).toEqual({ first: 2020, days: [{ day: '2026-01-01', kinds: ['talk'] }] });
  expect(readCareYear(null)).toEqual({ first: null, days: [] });
});
