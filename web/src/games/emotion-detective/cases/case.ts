import type { Expression, Look } from '../../kit/people/look.ts';

export const CLUES = ['body', 'thought', 'urge', 'context'] as const;
export type Clue = (typeof CLUES)[number];

/** Somebody feels something; four clues say what. */
export interface Case {
  id: string;
  level: number;
  name: string;
  /** Seen without any clue. */
  place: string;
  /** Told with the word, where a place would have given it away. */
  home?: string;
  look: Look;
  /** What the face shows once all is said. */
  mood: Expression;
  clues: Readonly<Record<Clue, string>>;
  /** One word, or two that are felt at once. */
  answers: readonly string[];
  /** Other words that say it as well as the one word of this person. */
  fits?: readonly string[];
  /** Words that are offered without the map: twins share its spot. */
  among?: readonly string[];
  why: string;
}
