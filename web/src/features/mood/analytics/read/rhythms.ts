import type { Estimate } from '#domain/statistics/intervals.ts';
import { mean } from '#domain/statistics/intervals.ts';
import { shrunkenMeans } from '#domain/statistics/shrunken-means.ts';
import type { MoodEntry } from '../../mood-entry.ts';
import { dateOfDay, type ScoredDay, scoreOf } from './scored-days.ts';

/** A part of the day, the week or the year, by its number, and how it usually is there. */
export interface Beat {
  key: number;
  /** Null where nothing was told, or too little to say anything. */
  estimate: Estimate | null;
}

export interface Rhythm {
  beats: Beat[];
  /** The one that stands clear of the whole, if any does, and to which side. */
  highest: number | null;
  lowest: number | null;
}

/** Fewer in one part of the day, week or year say nothing. */
const LEAST = 3;
export const HOURS_IN_BAND = 4;

/** By bands of four hours, the first from midnight. */
export function byHour(entries: readonly MoodEntry[]): Rhythm {
  const bands = groups(24 / HOURS_IN_BAND);
  for (const entry of entries) {
    bands[Math.floor(new Date(entry.occurredAt).getHours() / HOURS_IN_BAND)]?.push(scoreOf(entry));
  }
  return rhythmOf(bands);
}

/** Monday first. */
export function byWeekday(days: readonly ScoredDay[]): Rhythm {
  const weekdays = groups(7);
  for (const { day, score } of days) weekdays[(dateOfDay(day).getDay() + 6) % 7]?.push(score);
  return rhythmOf(weekdays);
}

export function byMonth(days: readonly ScoredDay[]): Rhythm {
  const months = groups(12);
  for (const { day, score } of days) months[dateOfDay(day).getMonth()]?.push(score);
  return rhythmOf(months);
}

function groups(count: number): number[][] {
  return Array.from({ length: count }, () => []);
}

/**
 * The parts know of each other, so that of seven weekdays one does not stand out by chance alone. One
 * stands clear when its whole interval lies beyond the mean of all.
 */
function rhythmOf(parts: readonly (readonly number[])[]): Rhythm {
  const enough = parts
    .map((values, key) => ({ key, values }))
    .filter(({ values }) => values.length >= LEAST);
  const found = (enough.length > 1 && shrunkenMeans(enough)) || [];
  const all = mean(parts.flat());
  const clear = found.filter(({ estimate: { low, high } }) => low > all || high < all);
  const end = (side: 1 | -1) =>
    clear
      .filter(({ estimate }) => Math.sign(estimate.value - all) === side)
      .toSorted((a, b) => side * (b.estimate.value - a.estimate.value))[0]?.key ?? null;
  return {
    beats: parts.map((_, key) => ({
      key,
      estimate: found.find((one) => one.key === key)?.estimate ?? null,
    })),
    highest: end(1),
    lowest: end(-1),
  };
}
