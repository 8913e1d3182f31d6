import type { ThoughtsState } from './state.ts';

/** Trying so many different lenses counts as the whole of it. */
const ENOUGH_LENSES = 3;

/**
 * Naming and looking count, in equal parts where both were asked for; being believed less does not.
 * Null where neither was: a plan of one's own is not looked at askew.
 */
export function scoreOf({ asked, right, lensesTried }: ThoughtsState): number | null {
  const looked = Math.min(1, lensesTried.length / ENOUGH_LENSES);
  if (asked === 0) return lensesTried.length === 0 ? null : Math.round(100 * looked);
  return Math.round((100 * (right / asked + looked)) / 2);
}

/** Means of what was believed before and after; null where both were never marked. */
export function meansOf(pairs: ThoughtsState['pairs']) {
  if (pairs.length === 0) return null;
  const mean = (of: 'before' | 'after') =>
    Math.round(pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length);
  return { before: mean('before'), after: mean('after') };
}
