import { apart, type Ends } from '../kit/grid/lines.ts';
import { leftOf, type SearchState, sizeOf } from './state.ts';

/** A finger is wider than a letter: each end may be one cell off. */
const LOOSE = 1;

/**
 * The hidden word that lies from one cell to the other, read either way; null where there is none.
 * A loose line may miss both ends by a letter, as long as no other word is nearer.
 * @param among numbers of the words that are looked for
 */
export function findWord(
  state: SearchState,
  line: Ends,
  loose: boolean,
  among: readonly number[] = leftOf(state),
): number | null {
  const size = sizeOf(state);
  let nearest: number | null = null;
  let least = Infinity;
  for (const at of among) {
    const ends = state.hidden[at]?.ends;
    if (!ends) continue;
    const ways = [ends, { from: ends.to, to: ends.from }];
    for (const { from, to } of ways) {
      const off = [apart(size, from, line.from), apart(size, to, line.to)];
      const sum = off.reduce((all, one) => all + one, 0);
      const isNear = Math.max(...off) <= (loose ? LOOSE : 0);
      if (isNear && sum < least) {
        nearest = at;
        least = sum;
      }
    }
  }
  return nearest;
}
