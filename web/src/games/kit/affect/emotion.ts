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
  const apart =
    WEIGHTS.map * spotDistance(a, b) +
    (a.theme === b.theme ? 0 : WEIGHTS.theme) +
    (a.cause === b.cause ? 0 : WEIGHTS.cause);
  // Another word is never the same word, however near.
  return Math.max(0, 0.95 - apart);
}

/** The words that lie nearest to a spot, nearest first. */
export function nearestTo(spot: Spot, words: readonly Emotion[], count: number): Emotion[] {
  return words.toSorted((a, b) => spotDistance(a, spot) - spotDistance(b, spot)).slice(0, count);
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
