import { type Estimate, mean } from './intervals.ts';

const Z95 = 1.96;

/**
 * Means of several groups that know of each other (empirical Bayes, normal model): a group with few
 * observations is drawn towards what the groups have in common, so that three lucky evenings do not
 * stand above thirty good ones. Between-group variance by DerSimonian and Laird 1986.
 * @param groups each with its observations; empty ones are left out
 * @returns null where no group has two observations: nothing says how much one wavers
 */
export function shrunkenMeans<K>(
  groups: readonly { key: K; values: readonly number[] }[],
): { key: K; estimate: Estimate }[] | null {
  const given = groups.filter(({ values }) => values.length > 0);
  const within = pooledVariance(given.map(({ values }) => values));
  if (within === null) return null;
  const rows = given.map(({ key, values }) => ({
    key,
    n: values.length,
    own: mean(values),
    weight: values.length / within,
  }));
  const between = betweenVariance(rows);
  const common = weightedMean(rows.map(({ own, n }) => [own, 1 / (within / n + between)] as const));
  return rows.map(({ key, n, own }) => {
    const error = within / n;
    const trust = between === 0 ? 0 : between / (between + error);
    const value = common + trust * (own - common);
    // With no difference between groups what they share is known as well as all of them together.
    const spread =
      between === 0 ? within / rows.reduce((sum, row) => sum + row.n, 0) : error * trust;
    const half = Z95 * Math.sqrt(spread);
    return { key, estimate: { value, low: value - half, high: value + half, n } };
  });
}

/** Never 0, so that groups which happen not to vary are not held for certain. */
const SMALLEST_VARIANCE = 0.25;

function pooledVariance(groups: readonly (readonly number[])[]): number | null {
  let squares = 0;
  let degrees = 0;
  for (const values of groups) {
    const middle = mean(values);
    squares += values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
    degrees += values.length - 1;
  }
  return degrees === 0 ? null : Math.max(SMALLEST_VARIANCE, squares / degrees);
}

function betweenVariance(rows: readonly { own: number; weight: number }[]): number {
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const common = weightedMean(rows.map(({ own, weight }) => [own, weight] as const));
  const q = rows.reduce((sum, { own, weight }) => sum + weight * (own - common) ** 2, 0);
  const squares = rows.reduce((sum, { weight }) => sum + weight ** 2, 0);
  const scale = total - squares / total;
  return scale > 0 ? Math.max(0, (q - (rows.length - 1)) / scale) : 0;
}

function weightedMean(pairs: readonly (readonly [value: number, weight: number])[]): number {
  const total = pairs.reduce((sum, [, weight]) => sum + weight, 0);
  return pairs.reduce((sum, [value, weight]) => sum + value * weight, 0) / total;
}
