import type { Rng } from '../kit/random/random.ts';
import type { Kind } from './thoughts.content.ts';

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
  | 'after'
  | 'serves'
  /** It floats off, or stays on the bank with what is done about it. */
  | 'parting'
  | 'over';

export interface ThoughtsState {
  rng: Rng;
  level: number;
  stage: Stage;
  /** Numbers of `THOUGHTS`, one or two for each visit; −1 is the person's own. */
  visits: readonly (readonly number[])[];
  visit: number;
  own: string;
  /** Which of this visit's thoughts it is about. */
  chosen: number;
  before: number | null;
  after: number | null;
  /** The kind that was called, until the next thought. */
  called: Kind | null;
  lens: Lens | null;
  lensesHere: readonly Lens[];
  lensesTried: readonly Lens[];
  asked: number;
  right: number;
  pairs: readonly { before: number; after: number }[];
  /** A number of `VALUES`, or `OWN` for what was written. */
  value: number | null;
  ownValue: string;
  /** How often the person went on towards it. */
  strides: number;
  /** Numbers of `FINDS` that lie by the way, one for each stride, and those that were picked up. */
  finds: readonly number[];
  picked: readonly number[];
  served: boolean | null;
  /** How many thoughts were good for something, and the numbers of `ACTS` that were chosen then. */
  useful: number;
  act: number | null;
  acts: readonly number[];
}

export type ThoughtsAction =
  | { type: 'write'; text: string }
  | { type: 'next' }
  | { type: 'example' }
  | { type: 'believe'; value: number }
  | { type: 'heavier'; which: number }
  | { type: 'kind'; kind: Kind }
  | { type: 'lens'; lens: Lens }
  | { type: 'value'; value: number }
  | { type: 'own-value'; text: string }
  | { type: 'stride'; pick?: boolean }
  | { type: 'serves'; yes: boolean }
  | { type: 'act'; act: number };
