/** Who or what brought it about, as the person sees it. */
export type Cause = 'me' | 'other' | 'life';

/**
 * What the matter is, in the sense of appraisal theories: something good comes, a bond is warm, all
 * is settled, something is missing, something may happen, something is unfair or in the way, how
 * others see me, I did harm, somebody else has or may take it, I do not understand it, I want it
 * away, nothing calls me.
 */
export type Theme =
  | 'gain'
  | 'bond'
  | 'rest'
  | 'loss'
  | 'threat'
  | 'wrong'
  | 'seen'
  | 'harm'
  | 'rival'
  | 'unknown'
  | 'away'
  | 'empty';

/** Where a feeling lies. Both from −1 to 1. */
export interface Spot {
  pleasantness: number;
  energy: number;
}

export interface Emotion extends Spot {
  word: string;
  cause: Cause;
  theme: Theme;
  /** What tells it from its neighbours; shown where words are close or come from one region. */
  meaning?: string;
  /** Where it is said, for a word of one region. Kept apart: the place must not give the word away. */
  land?: string;
}

/** The corners of the map are this far apart. */
const WIDEST = Math.hypot(2, 2);

/** Shares of the distance: the map weighs most, then what the matter is, then who brought it. */
const WEIGHTS = { map: 0.6, theme: 0.28, cause: 0.12 };

/** 0 on the same spot, 1 from corner to corner. */
export function spotDistance(a: Spot, b: Spot): number {
  return Math.hypot(a.pleasantness - b.pleasantness, a.energy - b.energy) / WIDEST;
}

/** How close two words are in pleasantness, energy and appraisal: 1 the same, 0 nothing in common. */
export function closeness(a: Emotion, b: Emotion): number {
  if (a.word === b.word) return 1;
  const difference =
    WEIGHTS.map * spotDistance(a, b) +
    (a.theme === b.theme ? 0 : WEIGHTS.theme) +
    (a.cause === b.cause ? 0 : WEIGHTS.cause);
  // Another word is never the same word, however near.
  return Math.max(0, 0.95 - difference);
}

/** A little more than one step of the map: what lies further off does not live there. */
const REACH = 0.6;

const apart = (a: Spot, b: Spot) => spotDistance(a, b) * WIDEST;

/** The words that live around a spot, nearest first; none where none does. */
export function wordsAround(spot: Spot, words: readonly Emotion[], most: number): Emotion[] {
  return words
    .filter((one) => apart(one, spot) <= REACH)
    .toSorted((a, b) => apart(a, spot) - apart(b, spot))
    .slice(0, most);
}

/** A way on the map: −1, 0 or 1 to the right and upwards. */
export interface Way {
  across: number;
  up: number;
}

/** Which way the nearest of the words lies, seen from a spot where none lives. */
export function wayToWords(spot: Spot, words: readonly Emotion[]): Way {
  const nearest = words.toSorted((a, b) => apart(a, spot) - apart(b, spot))[0] ?? spot;
  const step = (way: number) => (Math.abs(way) > REACH / 2 ? Math.sign(way) : 0);
  return {
    across: step(nearest.pleasantness - spot.pleasantness),
    up: step(nearest.energy - spot.energy),
  };
}

/** The map is five cells wide and high; cells count from its upper left corner. */
export const MAP_SIZE = 5;

export function spotOfCell(cell: number): Spot {
  const middle = (MAP_SIZE - 1) / 2;
  return {
    pleasantness: ((cell % MAP_SIZE) - middle) / middle,
    energy: (middle - Math.floor(cell / MAP_SIZE)) / middle,
  };
}
