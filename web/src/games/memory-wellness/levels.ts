import type { Kind } from './deck/pair.ts';

interface Plan {
  pairs: number;
  /** Columns where there is room. */
  columns: number;
  /** As narrow as a tile may be, with its gap: words of a value are short, so four fit a phone. */
  leastRem: number;
  kinds: readonly Kind[];
}

export const OWN_LEVEL = 6;

/** docs/design/games.md §5: boards from 3 × 4 to 5 × 6, then cards that are heard, then one's own. */
const PLANS: Readonly<Record<number, Plan>> = {
  1: { pairs: 6, columns: 4, leastRem: 5.4, kinds: ['situation'] },
  2: { pairs: 9, columns: 6, leastRem: 5.4, kinds: ['emotion'] },
  3: { pairs: 12, columns: 6, leastRem: 4.8, kinds: ['value'] },
  4: { pairs: 9, columns: 6, leastRem: 5.4, kinds: ['sound'] },
  5: { pairs: 15, columns: 6, leastRem: 5.4, kinds: ['situation', 'emotion', 'value'] },
  [OWN_LEVEL]: { pairs: 6, columns: 4, leastRem: 5.4, kinds: ['situation'] },
};

export function planOf(level: number): Plan {
  return PLANS[level] ?? { pairs: 6, columns: 4, leastRem: 5.4, kinds: ['situation'] };
}
