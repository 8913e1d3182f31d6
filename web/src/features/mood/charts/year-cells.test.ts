import { describe, expect, it } from 'vitest';
import type { ScoredDay } from '../analytics/read/scored-days.ts';
import { yearCells } from './year-cells.ts';

const day = (date: string, emotion: ScoredDay['emotion']): ScoredDay => ({
  date,
  emotion,
  day: 0,
  score: 0,
  count: 1,
});
const cells = (d: string) => d.split('M').length - 1;

describe('a year in cells', () => {
  it('has one shape for each emotion, and one for the days that passed without', () => {
    const days = [
      day('2024-02-29', 'calma'),
      day('2024-03-01', 'calma'),
      day('2024-12-31', 'miedo'),
      day('2023-12-31', 'enojo'),
    ];
    const { paths, empty, emptyDays } = yearCells(2024, days, new Date(2026, 0, 1));
    expect(paths.map(({ id, days: count, d }) => [id, count, cells(d)])).toEqual([
      ['calma', 2, 2],
      ['miedo', 1, 1],
    ]);
    expect(emptyDays).toBe(366 - 3);
    expect(cells(empty)).toBe(emptyDays);
  });

  it('says nothing of days to come', () => {
    expect(yearCells(2026, [], new Date(2026, 0, 10, 23)).emptyDays).toBe(10);
  });
});
