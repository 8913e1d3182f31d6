import { dayTitle } from './texts.ts';

const DAY_MS = 86_400_000;

export interface Day<T> {
  /** Local calendar date, yyyy-mm-dd. */
  date: string;
  title: string;
  entries: T[];
}

/** Groups entries that are sorted by time into local days, keeping their order. */
export function groupByDay<T extends { occurredAt: string }>(
  entries: readonly T[],
  now: Date,
): Day<T>[] {
  const days: Day<T>[] = [];
  for (const entry of entries) {
    const at = new Date(entry.occurredAt);
    const date = localDate(at);
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, title: dayTitle(at, daysBetween(at, now)), entries: [entry] });
  }
  return days;
}

/** The local calendar date, yyyy-mm-dd. */
export function localDate(at: Date): string {
  const [month, day] = [at.getMonth() + 1, at.getDate()].map((part) => twoDigits(part));
  return `${at.getFullYear()}-${month}-${day}`;
}

/** Noon of a calendar date here: no change of the clocks moves it to another day. */
export function noonOfDate(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

/** Whole local days from `then` to `now`: 0 today, 1 yesterday. Clock changes do not matter. */
export function daysBetween(then: Date, now: Date): number {
  return Math.round((noonOf(now) - noonOf(then)) / DAY_MS);
}

function noonOf(at: Date): number {
  return Date.UTC(at.getFullYear(), at.getMonth(), at.getDate(), 12);
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
