import type { ThoughtsState } from './rules.ts';

/** Trying so many different lenses counts as the whole of it. */
const ENOUGH_LENSES = 3;

/** Naming and looking count, in equal parts where naming is asked; being believed less does not. */
export function scoreOf({ asked, right, lensesTried }: ThoughtsState): number {
  const looked = Math.min(1, lensesTried.length / ENOUGH_LENSES);
  return Math.round(100 * (asked === 0 ? looked : (right / asked + looked) / 2));
}

/** Means of what was believed before and after; null where both were never marked. */
export function meansOf(pairs: ThoughtsState['pairs']) {
  if (pairs.length === 0) return null;
  const mean = (of: 'before' | 'after') =>
    Math.round(pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length);
  return { before: mean('before'), after: mean('after') };
}
