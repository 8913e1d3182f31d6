import type { Rng } from '../kit/random/random.ts';
import type { OwnKind } from './thoughts.content.ts';

export const LENSES = ['prefix', 'slow', 'cartoon', 'grow', 'shore'] as const;
export type Lens = (typeof LENSES)[number];

export type Stage =
  | 'write'
  | 'before'
  | 'heavier'
  | 'kind'
  | 'named'
  | 'lens'
  | 'value'
  | 'carry'
  /** At the sign, with what was gathered. */
  | 'arrived'
  | 'after'
  | 'serves'
  /** It floats off, or stays on the bank with what is done about it. */
  | 'parting'
  | 'over';

/** A thought that came: a number of `THOUGHTS`, or `OWN` for the person's, and its words. */
export interface Came {
  number: number;
  text: string;
}

/** What was made of one thought, once it was left. */
export interface Looked {
  number: number;
  words: string;
  called: OwnKind | null;
  before: number | null;
  after: number | null;
  served: boolean;
  act: number | null;
  /** Where it was carried to, and what was gathered on the way; null where nobody walked. */
  goal: string | null;
  picked: readonly number[];
}

export interface ThoughtsState {
  rng: Rng;
  level: number;
  stage: Stage;
  /** How many visits there are, and which one this is. */
  visits: number;
  visit: number;
  /** The thoughts that have come in this visit, one or two. */
  here: readonly Came[];
  /** Examples that have come in this run, also those that were changed for others. */
  shown: readonly number[];
  /** What is being written. */
  own: string;
  /** Which of this visit's thoughts it is about. */
  chosen: number;
  before: number | null;
  after: number | null;
  /** The kind that was called, until the next thought. */
  called: OwnKind | null;
  lens: Lens | null;
  lensesHere: readonly Lens[];
  lensesTried: readonly Lens[];
  /** A number of `VALUES`, or `OWN` for what was written. */
  value: number | null;
  ownValue: string;
  /** How often the person went on towards it. */
  strides: number;
  /** Numbers of `FINDS` that lie by the way, one for each stride, and those that were picked up. */
  finds: readonly number[];
  picked: readonly number[];
  served: boolean | null;
  /** A number of `ACTS`. */
  act: number | null;
  looked: readonly Looked[];
}

export type ThoughtsAction =
  | { type: 'write'; text: string }
  | { type: 'next' }
  | { type: 'example' }
  /** Other examples in the place of those that came. */
  | { type: 'other' }
  | { type: 'believe'; value: number }
  | { type: 'heavier'; which: number }
  | { type: 'kind'; kind: OwnKind }
  | { type: 'lens'; lens: Lens }
  | { type: 'value'; value: number }
  | { type: 'own-value'; text: string }
  | { type: 'stride'; pick?: boolean }
  | { type: 'serves'; yes: boolean }
  | { type: 'act'; act: number };
