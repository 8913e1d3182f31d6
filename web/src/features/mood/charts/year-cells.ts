import type { EmotionId } from '#domain/mood/emotions.ts';
import type { ScoredDay } from '../analytics/read/scored-days.ts';
import { localDate } from '../days.ts';

export const CELL = { width: 26, height: 16, left: 26, top: 22 } as const;

export interface YearCells {
  /** One path for all the days of an emotion: a year is thirteen shapes, not 365. */
  paths: { id: EmotionId; d: string; days: number }[];
  /** Days that have passed without anything told. */
  empty: string;
  emptyDays: number;
}

/** A year as cells, months side by side and days below each other, up to today. */
export function yearCells(year: number, days: readonly ScoredDay[], today: Date): YearCells {
  const told = new Map(
    days.filter(({ date }) => date.startsWith(`${year}-`)).map((day) => [day.date, day.emotion]),
  );
  const shapes = new Map<EmotionId, string[]>();
  const empty: string[] = [];
  for (let month = 0; month < 12; month += 1) {
    const last = new Date(year, month + 1, 0).getDate();
    for (let day = 1; day <= last; day += 1) {
      const at = new Date(year, month, day, 12);
      const emotion = told.get(localDate(at));
      if (emotion === undefined) {
        if (at <= today) empty.push(cell(month, day));
        continue;
      }
      const cells = shapes.get(emotion) ?? [];
      shapes.set(emotion, cells);
      cells.push(cell(month, day));
    }
  }
  return {
    paths: [...shapes]
      .map(([id, cells]) => ({ id, d: cells.join(''), days: cells.length }))
      .toSorted((a, b) => b.days - a.days),
    empty: empty.join(''),
    emptyDays: empty.length,
  };
}

function cell(month: number, day: number): string {
  const x = CELL.left + month * CELL.width + 1;
  const y = CELL.top + (day - 1) * CELL.height + 1;
  const [w, h] = [CELL.width - 2, CELL.height - 2];
  return `M${x + 3} ${y}h${w - 6}q3 0 3 3v${h - 6}q0 3 -3 3h-${w - 6}q-3 0 -3 -3v-${h - 6}q0 -3 3 -3z`;
}
