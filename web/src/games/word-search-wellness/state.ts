import type { Ends } from '../kit/grid/lines.ts';
import type { Size } from '../kit/grid/size.ts';
import type { Rng } from '../kit/random/random.ts';
import { planOf } from './levels.ts';
import type { Story } from './words/story.ts';
import { STORIES } from './words/stories.content.ts';

export type Stage = 'theme' | 'own' | 'search' | 'form' | 'question' | 'told' | 'over';

/** A word of the grid, what is said of it, and where it lies. */
export interface Hidden {
  word: string;
  gloss: string;
  ends: Ends;
}

export interface SearchState {
  rng: Rng;
  level: number;
  stage: Stage;
  /** Id of the theme that was taken. */
  theme: string | null;
  /** Words that are proposed for a grid of one's own, those that were taken, and what is being written. */
  proposed: readonly string[];
  own: readonly string[];
  writing: string;
  /** One letter for each cell; empty before there is a grid. */
  letters: string;
  hidden: readonly Hidden[];
  message: readonly number[];
  filling: readonly number[];
  /** Numbers of `hidden`, in the order in which they were found. */
  found: readonly number[];
  /** The word that was hinted at, and how much was said of it. */
  hint: { at: number; step: 1 | 2 } | null;
  /** By lines: one line at a time, read out, and its word named. */
  byLines: boolean;
  line: number;
  /** How many letters the line that is being drawn has. */
  tracing: number;
  /** How many lines were no word that is still hidden; only so that it can be said. */
  strayed: number;
  /** The last of them, where it was drawn on the board; `again` if its word was found before. */
  stray: { ends: Ends; again: boolean } | null;
  story: string;
  /** The letters of the story's word, each by its place in it, as they lie to be picked. */
  pearls: readonly number[];
  /** Places in `pearls`: those that were put into the word, in its order. */
  laid: readonly number[];
  /** How often a letter was picked that comes later, and the last one while that can be said. */
  missed: number;
  later: string;
  /** What was answered to the question. */
  answer: boolean | null;
}

export const sizeOf = ({ level }: Pick<SearchState, 'level'>): Size => {
  const { side } = planOf(level);
  return { columns: side, rows: side };
};

export function storyOf({ story }: SearchState): Story {
  const found = STORIES.find(({ id }) => id === story) ?? STORIES[0];
  if (!found) throw new RangeError('There are no stories.');
  return found;
}

export const isAllFound = ({ found, hidden }: SearchState): boolean =>
  hidden.length > 0 && found.length === hidden.length;

/** Numbers of the words that are still hidden. */
export const leftOf = ({ hidden, found }: SearchState): number[] =>
  hidden.map((_, at) => at).filter((at) => !found.includes(at));

/** The cells that the water has taken: with every word that is found some of the filling goes. */
export function washedOf({ filling, found, hidden }: SearchState): ReadonlySet<number> {
  const share = hidden.length === 0 ? 0 : found.length / hidden.length;
  return new Set(filling.slice(0, Math.floor(filling.length * share)));
}

/**
 * The cells that shine: letters of the story's word, some more with every word that is found, in a
 * drawn order, so that it can be guessed before all of it is there.
 */
export function shiningOf({ pearls, message, found, hidden }: SearchState): readonly number[] {
  const share = hidden.length === 0 ? 0 : found.length / hidden.length;
  return pearls.slice(0, Math.floor(pearls.length * share)).flatMap((at) => message[at] ?? []);
}

/** The word that the current line of the play by lines hides; its lines come from top to bottom. */
export function wordOfLine(state: SearchState): number | null {
  const left = leftOf(state).toSorted(
    (one, other) => startOf(state, one) - startOf(state, other) || one - other,
  );
  return left[state.line % Math.max(1, left.length)] ?? null;
}

const startOf = ({ hidden }: SearchState, at: number): number => {
  const ends = hidden[at]?.ends;
  return ends ? Math.min(ends.from, ends.to) : 0;
};
