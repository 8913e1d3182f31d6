import { type Way, WAYS } from '../kit/grid/lines.ts';

interface Plan {
  side: number;
  words: number;
  /** The ways in which words lie, read from their beginning. */
  ways: readonly Way[];
}

const [RIGHT, RIGHT_DOWN, DOWN, , LEFT, , UP, RIGHT_UP] = WAYS;

export const OWN_LEVEL = 6;
export const FEWEST_OWN = 4;
export const MOST_OWN = 8;

/** docs/design/games.md §21: from 8 × 8 and two ways to 14 × 14 and all eight. */
const PLANS: Readonly<Record<number, Plan>> = {
  1: { side: 8, words: 6, ways: [RIGHT, DOWN] },
  2: { side: 9, words: 7, ways: [RIGHT, DOWN, RIGHT_DOWN] },
  3: { side: 10, words: 8, ways: [RIGHT, DOWN, RIGHT_DOWN, RIGHT_UP] },
  4: { side: 12, words: 10, ways: [RIGHT, DOWN, RIGHT_DOWN, RIGHT_UP, LEFT, UP] },
  5: { side: 14, words: 12, ways: WAYS },
  [OWN_LEVEL]: { side: 10, words: MOST_OWN, ways: [RIGHT, DOWN, RIGHT_DOWN, RIGHT_UP] },
};

export function planOf(level: number): Plan {
  return PLANS[level] ?? { side: 8, words: 6, ways: [RIGHT, DOWN] };
}
