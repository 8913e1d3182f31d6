import type { ExerciseId } from '../exercises/exercise.ts';

/**
 * Something people tell on the way, whatever the matter is: how they found out, that nobody knows
 * yet, that it was done. A good listener meets it for what it is instead of asking "and then?".
 */
export interface Moment {
  id: string;
  /** Patterns as in `domain/safety/match/pattern.ts`. */
  cues: readonly string[];
  /** What fills `[it]` of the phrases: the first group, in the person's own words. */
  find?: RegExp;
  say: readonly string[];
  /** Empty: nothing is asked, the line stands alone. */
  ask: readonly string[];
  /** Offered instead of a question. */
  exercise?: ExerciseId;
  /** The topic it belongs to, where the words name none; not of one that is only heard `within`. */
  about?: string;
  /** Nothing is offered beside it. */
  holds?: boolean;
  /** Says more than the matter that comes up with it: met first. */
  leads?: boolean;
  /** Only while the talk is about one of these topics. */
  within?: readonly string[];
  /** Never while the talk is about one of these: the same words say something else there. */
  without?: readonly string[];
}
