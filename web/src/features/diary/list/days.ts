import { dayText } from '../texts.ts';

export interface DiaryDay<T> {
  /** Local calendar date. */
  key: string;
  title: string;
  entries: T[];
}

/** Groups entries that are sorted by time into the person's own days, keeping their order. */
export function groupByDay<T extends { occurredAt: string }>(
  entries: readonly T[],
  now: Date,
): DiaryDay<T>[] {
  const days: DiaryDay<T>[] = [];
  for (const entry of entries) {
    const at = new Date(entry.occurredAt);
    const key = at.toDateString();
    const last = days.at(-1);
    if (last?.key === key) last.entries.push(entry);
    else days.push({ key, title: dayText(at, now), entries: [entry] });
  }
  return days;
}

/** How far into its day a moment is: 0 at midnight, 1 at the next. */
export function partOfDay(at: Date): number {
  return (at.getHours() * 60 + at.getMinutes()) / 1440;
}
