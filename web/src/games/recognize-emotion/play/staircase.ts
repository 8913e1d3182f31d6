/**
 * Three right ones in a row make it subtler, one that was missed clearer: it settles where about
 * four of five are seen (Levitt 1971, 79.4 %).
 */
export interface Stair {
  /** How strong a face shows, 0–1. */
  strength: number;
  /** Right ones since the last step. */
  row: number;
}

interface Range {
  start: number;
  low: number;
  high: number;
}

const RIGHT_ONES = 3;
const STEP = 0.1;

const RANGES: Readonly<Record<number, Range>> = {
  1: { start: 1, low: 0.7, high: 1 },
  2: { start: 0.6, low: 0.3, high: 1 },
  3: { start: 0.4, low: 0.2, high: 0.8 },
  4: { start: 0.9, low: 0.4, high: 1 },
  5: { start: 0.9, low: 0.4, high: 1 },
};

const rangeOf = (level: number): Range => RANGES[level] ?? { start: 1, low: 1, high: 1 };

export function firstStair(level: number): Stair {
  return { strength: rangeOf(level).start, row: 0 };
}

export function nextStair({ strength, row }: Stair, level: number, right: boolean): Stair {
  const { low, high } = rangeOf(level);
  if (!right) return { strength: tenth(Math.min(high, strength + STEP)), row: 0 };
  if (row + 1 < RIGHT_ONES) return { strength, row: row + 1 };
  return { strength: tenth(Math.max(low, strength - STEP)), row: 0 };
}

/** Steps of a tenth stay tenths, however often they are added up. */
function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
