import type { ThoughtsState } from './state.ts';
import { THOUGHTS } from './thoughts.content.ts';

/** Trying so many different lenses counts as the whole of it. */
const ENOUGH_LENSES = 3;

/**
 * Naming and looking count, in equal parts where both were asked for; being believed less does not,
 * and nobody knows better what a thought of the person's own is. Null where neither was.
 */
export function scoreOf({ looked, lensesTried }: ThoughtsState): number | null {
  const asked = looked.filter(({ number, called }) => called !== null && THOUGHTS[number]);
  const right = asked.filter(({ number, called }) => THOUGHTS[number]?.kind === called).length;
  const share = Math.min(1, lensesTried.length / ENOUGH_LENSES);
  if (asked.length === 0) return lensesTried.length === 0 ? null : Math.round(100 * share);
  return Math.round((100 * (right / asked.length + share)) / 2);
}
