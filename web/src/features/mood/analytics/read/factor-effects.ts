import { difference } from '#domain/statistics/difference.ts';
import type { Estimate } from '#domain/statistics/intervals.ts';
import type { FactorDay } from '../../factors/factor-day.ts';
import type { ScoredDay } from './scored-days.ts';

/** How much better the days with more of a factor are; null while there are too few to say. */
export interface FactorEffect {
  factor: string;
  estimate: Estimate | null;
}

/** So many days with, and as many without: fewer are chance. */
export const LEAST_DAYS = 5;

/** One effect for each factor with a value on a day on which a mood was told too. */
export function factorEffects(
  values: readonly FactorDay[],
  days: readonly ScoredDay[],
): FactorEffect[] {
  const scores = new Map(days.map(({ date, score }) => [date, score]));
  const pairs = new Map<string, { value: number; score: number }[]>();
  for (const { factor, day, value } of values) {
    const score = scores.get(day);
    if (score === undefined) continue;
    const known = pairs.get(factor) ?? [];
    pairs.set(factor, known);
    known.push({ value, score });
  }
  return [...pairs].map(([factor, told]) => {
    const middle = middleOf(told.map(({ value }) => value));
    const side = (more: boolean) =>
      told.filter(({ value }) => value > middle === more).map(({ score }) => score);
    return { factor, estimate: difference(side(true), side(false), LEAST_DAYS) };
  });
}

/**
 * What parts the days into more and less: the middle of what was written, but never the highest, above
 * which there would be nothing. Of yes and no it is always no.
 */
function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const highest = sorted.at(-1) ?? 0;
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return median < highest ? median : (sorted.findLast((value) => value < highest) ?? highest);
}
