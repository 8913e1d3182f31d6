/** A number with what it may as well be: 95 times in 100 an interval made so holds the true one. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
  /** How many observations stand behind it. */
  n: number;
}

/** Two-sided 95 % quantiles of Student's t for 1 to 30 degrees of freedom. */
const T95 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145,
  2.131, 2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048,
  2.045, 2.042,
] as const;
const Z95 = 1.96;

/**
 * The 95 % quantile of Student's t. Above the table by the first term of its expansion around the
 * normal one, which is right to 0.002.
 * @param degrees of freedom, not necessarily whole; below 1 it is that of 1
 */
export function t95(degrees: number): number {
  const whole = Math.max(1, Math.floor(degrees));
  return T95[whole - 1] ?? Z95 + (Z95 ** 3 + Z95) / (4 * whole);
}

/** NaN of nothing. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Of a sample: divided by n − 1. 0 where there are fewer than two. */
export function variance(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}

/** The mean with its t interval; null where fewer than two leave no room to say how sure it is. */
export function meanEstimate(values: readonly number[]): Estimate | null {
  const n = values.length;
  if (n < 2) return null;
  const value = mean(values);
  const half = t95(n - 1) * Math.sqrt(variance(values) / n);
  return { value, low: value - half, high: value + half, n };
}
