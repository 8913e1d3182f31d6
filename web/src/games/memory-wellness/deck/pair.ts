import type { Voice } from '../../contract.ts';

/** What lies on the two cards of a pair. */
export type Kind = 'situation' | 'emotion' | 'value' | 'sound' | 'own';

export interface Pair {
  /** Never changes: the boxes of the cards are kept by it. */
  id: string;
  kind: Kind;
  /** The words on the first card and on the second, short enough for a narrow one. */
  cards: readonly [string, string];
  /** Why they go together: read when the pair is found, and again after its question. */
  because: string;
  /** What can be done, in words that stand without the cards. */
  act?: string;
  /** What is heard when the first card is turned. */
  heard?: readonly Beat[];
}

/** One sound of a card that is heard. */
export interface Beat {
  atMs: number;
  voice: Voice;
  hz: number;
  seconds: number;
}

/** What somebody wrote: a situation, and what helps then. */
export interface OwnPair {
  when: string;
  helps: string;
}
