import { type Rules, TICK_MS } from '../contract.ts';
import { drawSome } from '../kit/random/draw-some.ts';
import type { Rng } from '../kit/random/random.ts';
import { DECK, ownId, pairOf } from './deck/deck.ts';
import type { OwnPair, Pair } from './deck/pair.ts';
import { OWN_LEVEL, planOf } from './levels.ts';
import { outcomeText } from './texts.ts';

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
  matched: readonly string[];
  turns: number;
  isPeeking: boolean;
  peeks: number;
  /** Pairs found and not asked for yet, oldest first. */
  queue: readonly string[];
  asking: string | null;
  /** The answers in the order in which they stand: 0 is the right one. */
  order: readonly number[];
  picked: number | null;
  asked: number;
  right: number;
  /** The card that sounds, and since when. */
  sounding: { pair: string; ms: number } | null;
}

export type MemoryAction =
  | ({ type: 'deal'; own: readonly OwnPair[] } & Earlier)
  | { type: 'write'; own: Partial<OwnPair> }
  | { type: 'add' }
  | { type: 'remove'; at: number }
  | { type: 'ready' }
  | { type: 'turn'; at: number }
  | { type: 'peek' }
  | { type: 'answer'; pick: number }
  | { type: 'next' };

const BLANK: OwnPair = { when: '', helps: '' };
/** A card is heard to its last beat. */
const LONGEST_SOUND_MS = 3200;

export const isMatched = ({ cards, matched }: MemoryState, at: number): boolean =>
  matched.includes(cards[at]?.pair ?? '');

/** Whether the words of a card can be seen. */
export const isSeen = (state: MemoryState, at: number): boolean =>
  state.isPeeking || state.open.includes(at) || isMatched(state, at);

/** Whether a card makes a sound of its own. */
export function isHeard({ cards, own }: MemoryState, at: number): boolean {
  const card = cards[at];
  return card?.side === 0 && pairOf(card.pair, own).heard !== undefined;
}

export const askedPair = ({ asking, own }: MemoryState): Pair | null =>
  asking === null ? null : pairOf(asking, own);

export const answersOf = ({ right, wrong }: Pair): readonly string[] => [right, ...wrong];

export const isWhole = ({ when, helps }: OwnPair): boolean =>
  when.trim() !== '' && helps.trim() !== '';

/** The pairs of a board: what is due, then what is new, then what could have waited. */
function drawPairs(state: MemoryState): { ids: string[]; rng: Rng } {
  const { pairs, kinds } = planOf(state.level);
  const own = state.own.map((_, at) => ownId(at));
  const deck = DECK.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const { due, waiting } = state.earlier;
  const drawn = drawSome(state.rng, deck, deck.length);
  const isNew = (id: string) => !due.includes(id) && !waiting.includes(id);
  const ids = [
    ...own,
    ...due.filter((id) => deck.includes(id)),
    ...drawn.value.filter(isNew),
    ...drawn.value.filter((id) => waiting.includes(id)),
  ];
  return { ids: ids.slice(0, pairs), rng: drawn.rng };
}

function layOut(state: MemoryState): MemoryState {
  const { ids, rng } = drawPairs(state);
  const sides = ids.flatMap((pair): Card[] => [
    { pair, side: 0 },
    { pair, side: 1 },
  ]);
  const cards = drawSome(rng, sides, sides.length);
  return { ...state, rng: cards.rng, cards: cards.value, stage: 'board' };
}

function turn(state: MemoryState, at: number): MemoryState {
  const card = state.cards[at];
  if (!card) return state;
  const sounding = isHeard(state, at) ? { pair: card.pair, ms: 0 } : state.sounding;
  const before = state.open.length === 2 ? [] : state.open;
  // What lies open is only heard again.
  if (isMatched(state, at) || before.includes(at)) {
    return sounding === state.sounding ? state : { ...state, sounding };
  }
  const now = { ...state, isPeeking: false, sounding };
  const first = before[0];
  if (first === undefined) return { ...now, open: [at] };
  const turns = state.turns + 1;
  if (state.cards[first]?.pair !== card.pair) return { ...now, open: [...before, at], turns };
  const matched = [...state.matched, card.pair];
  return ask({ ...now, open: [], turns, matched, queue: [...state.queue, card.pair] });
}

/** Asks for a pair once another one was found after it; at the end for all that are left. */
function ask(state: MemoryState): MemoryState {
  const isDone = state.matched.length * 2 === state.cards.length;
  const [asking, ...queue] = state.queue;
  if (asking === undefined) return { ...state, stage: isDone ? 'over' : 'board', asking: null };
  if (queue.length === 0 && !isDone) return { ...state, stage: 'board', asking: null };
  const order = drawSome(state.rng, [0, 1, 2], 3);
  return {
    ...state,
    rng: order.rng,
    stage: 'ask',
    asking,
    queue,
    order: order.value,
    picked: null,
  };
}

export const rules: Rules<MemoryState, MemoryAction> = {
  version: 1,
  setup({ level }, rng) {
    return {
      rng,
      level,
      stage: 'deal',
      earlier: { due: [], waiting: [] },
      own: [],
      writing: BLANK,
      cards: [],
      open: [],
      matched: [],
      turns: 0,
      isPeeking: false,
      peeks: 0,
      queue: [],
      asking: null,
      order: [],
      picked: null,
      asked: 0,
      right: 0,
      sounding: null,
    };
  },
  step(state, action) {
    switch (action.type) {
      case 'tick':
        return soundOn(state);
      case 'turn':
        return state.stage === 'board' ? turn(state, action.at) : state;
      case 'peek':
        return state.stage === 'board' ? peek(state) : state;
      case 'answer':
        return answer(state, action.pick);
      case 'next':
        return state.stage === 'told' ? ask(state) : state;
      case 'deal': {
        if (state.stage !== 'deal') return state;
        const { due, waiting, own } = action;
        const dealt = { ...state, earlier: { due, waiting } };
        if (state.level !== OWN_LEVEL) return layOut(dealt);
        return { ...dealt, own: own.slice(0, MOST_OWN), stage: 'own' };
      }
      default:
        return state.stage === 'own' ? writeOwn(state, action) : state;
    }
  },
  status(state) {
    if (state.stage !== 'over') return { phase: 'playing', score: null };
    const { turns, asked, right } = state;
    const score = asked === 0 ? null : Math.round((100 * right) / asked);
    const outcome = outcomeText({ pairs: state.matched.length, turns, asked, right });
    return { phase: 'finished', score, outcome };
  },
  legalActions(state) {
    switch (state.stage) {
      case 'deal':
        return [{ type: 'deal', due: [], waiting: [], own: [] }];
      case 'own': {
        const ready: MemoryAction = { type: 'ready' };
        return isWhole(state.writing) && state.own.length < MOST_OWN
          ? [ready, { type: 'add' }]
          : [ready];
      }
      case 'board':
        return [...turnsOf(state), { type: 'peek' }];
      case 'ask':
        return state.order.map((pick) => ({ type: 'answer', pick }));
      case 'told':
        return [{ type: 'next' }];
      default:
        return [];
    }
  },
};

/** Every card that can be turned; the partner of an open one comes first. */
function turnsOf(state: MemoryState): MemoryAction[] {
  const wanted = state.open.length === 1 ? state.cards[state.open[0] ?? -1]?.pair : undefined;
  return state.cards
    .map((card, at) => ({ card, at }))
    .filter(({ at }) => !isMatched(state, at))
    .filter(({ at }) => state.open.length === 2 || !state.open.includes(at))
    .toSorted((one, other) => Number(other.card.pair === wanted) - Number(one.card.pair === wanted))
    .map(({ at }) => ({ type: 'turn', at }));
}

function soundOn(state: MemoryState): MemoryState {
  if (state.sounding === null) return state;
  const ms = state.sounding.ms + TICK_MS;
  return { ...state, sounding: ms > LONGEST_SOUND_MS ? null : { ...state.sounding, ms } };
}

/** Looking is free, as often and as long as somebody likes. */
function peek(state: MemoryState): MemoryState {
  const isPeeking = !state.isPeeking;
  return { ...state, isPeeking, peeks: state.peeks + (isPeeking ? 1 : 0) };
}

function answer(state: MemoryState, pick: number): MemoryState {
  if (state.stage !== 'ask' || !state.order.includes(pick)) return state;
  const right = state.right + (pick === 0 ? 1 : 0);
  return { ...state, stage: 'told', picked: pick, asked: state.asked + 1, right };
}

function writeOwn(
  state: MemoryState,
  action: Extract<MemoryAction, { type: 'write' | 'add' | 'remove' | 'ready' }>,
): MemoryState {
  switch (action.type) {
    case 'write':
      return { ...state, writing: { ...state.writing, ...action.own } };
    case 'add': {
      const { when, helps } = state.writing;
      if (!isWhole(state.writing) || state.own.length >= MOST_OWN) return state;
      const pair = { when: when.trim(), helps: helps.trim() };
      return { ...state, own: [...state.own, pair], writing: BLANK };
    }
    case 'remove':
      return { ...state, own: state.own.filter((_, at) => at !== action.at) };
    default:
      return layOut(state);
  }
}
