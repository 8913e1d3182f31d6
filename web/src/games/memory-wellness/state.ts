import type { Rng } from '../kit/random/random.ts';
import { pairOf } from './deck/deck.ts';
import type { OwnPair, Pair } from './deck/pair.ts';

/** As many pairs of one's own as fit on the board beside some of the deck. */
export const MOST_OWN = 4;
/** Letters of a card of one's own: more does not fit on it. */
export const MOST_LETTERS = 40;

export type Stage = 'deal' | 'own' | 'board' | 'ask' | 'told' | 'over';

/** One card of the board: which pair, and which of its two sides. */
export interface Card {
  pair: string;
  side: 0 | 1;
}

/** What earlier days left: ids that are due, and ids that are kept and not due yet. */
export interface Earlier {
  due: readonly string[];
  waiting: readonly string[];
  /** Ids that lay on the last boards, newest first. */
  seen?: readonly string[];
}

export interface MemoryState {
  rng: Rng;
  level: number;
  stage: Stage;
  earlier: Earlier;
  own: readonly OwnPair[];
  /** What is being written. */
  writing: OwnPair;
  cards: readonly Card[];
  /** Cards that lie open and are no pair, or not yet. */
  open: readonly number[];
  /** Pairs that were found, oldest first. */
  matched: readonly string[];
  turns: number;
  isPeeking: boolean;
  peeks: number;
  /** Pairs that are still to be asked for, in order. */
  toAsk: readonly string[];
  asking: string | null;
  /** The pairs whose second cards are offered as answers, in the order in which they stand. */
  answers: readonly string[];
  picked: string | null;
  asked: number;
  right: number;
  /** The card that sounds, and since when. */
  sounding: { pair: string; ms: number } | null;
}

export type MemoryAction =
  | ({ type: 'deal'; own: readonly OwnPair[]; writing?: OwnPair } & Earlier)
  | { type: 'write'; own: Partial<OwnPair> }
  | { type: 'add' }
  | { type: 'remove'; at: number }
  | { type: 'ready' }
  | { type: 'turn'; at: number }
  | { type: 'peek' }
  | { type: 'answer'; pick: string }
  | { type: 'next' };

export const isMatched = ({ cards, matched }: MemoryState, at: number): boolean =>
  matched.includes(cards[at]?.pair ?? '');

/** Whether every pair is found. The board stays until the person goes on. */
export const isCleared = ({ cards, matched }: MemoryState): boolean =>
  cards.length > 0 && matched.length * 2 === cards.length;

/** Whether the words of a card can be seen. */
export const isSeen = (state: MemoryState, at: number): boolean =>
  state.isPeeking || state.open.includes(at) || isMatched(state, at);

/** Whether a card makes a sound of its own. */
export function isHeard({ cards, own }: MemoryState, at: number): boolean {
  const card = cards[at];
  return card?.side === 0 && pairOf(card.pair, own).heard !== undefined;
}

/** What lies on a card, and of which pair it is. */
export function faceOf(
  { cards, own }: MemoryState,
  at: number,
): { words: string; pair: Pair } | null {
  const card = cards[at];
  if (!card) return null;
  const pair = pairOf(card.pair, own);
  return { words: pair.cards[card.side], pair };
}

/** Two that could belong together as well: one of them is what somebody wrote. */
export function couldMatch({ cards, open }: MemoryState): boolean {
  const [first, second] = open.map((at) => cards[at]);
  if (!first || !second || first.side === second.side) return false;
  return [first, second].some(({ pair }) => pair.startsWith('own-'));
}

export const isWhole = ({ when, helps }: OwnPair): boolean =>
  when.trim() !== '' && helps.trim() !== '';

const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether one half of a pair waits for the other. */
export const isHalf = ({ when, helps }: OwnPair): boolean =>
  (when.trim() === '') !== (helps.trim() === '');

/** Two equal cards would make a right pair look wrong. */
export const isTwice = ({ own, writing }: MemoryState): boolean =>
  own.some(({ when, helps }) => isSame(when, writing.when) || isSame(helps, writing.helps));
