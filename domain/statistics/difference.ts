import { type Estimate, mean, t95, variance } from './intervals.ts';

/**
 * How much higher the one are than the others, with Welch's interval (unequal variances).
 * @returns null where either side has fewer than `least`
 */
export function difference(
  those: readonly number[],
  others: readonly number[],
  least = 2,
): Estimate | null {
  if (Math.min(those.length, others.length) < Math.max(2, least)) return null;
  const a = variance(those) / those.length;
  const b = variance(others) / others.length;
  const value = mean(those) - mean(others);
  const n = those.length + others.length;
  // Two sides that never vary: the difference is what it is.
  if (a + b === 0) return { value, low: value, high: value, n };
  const degrees = (a + b) ** 2 / (a ** 2 / (those.length - 1) + b ** 2 / (others.length - 1));
  const half = t95(degrees) * Math.sqrt(a + b);
  return { value, low: value - half, high: value + half, n };
}

/** Whether an interval leaves only one direction: 1 up, −1 down, 0 where it may be either. */
export function signOf({ low, high }: Pick<Estimate, 'low' | 'high'>): -1 | 0 | 1 {
  if (low > 0) return 1;
  return high < 0 ? -1 : 0;
}
