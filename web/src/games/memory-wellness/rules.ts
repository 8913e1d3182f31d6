import { drawSome } from '../kit/random/random.ts';
import { type Rules, TICK_MS } from '../contract.ts';
import { drawPairs } from './deck/draw-pairs.ts';
import type { OwnPair } from './deck/pair.ts';
import { OWN_LEVEL } from './levels.ts';
import { answer, askNext, beginAsking } from './recall.ts';
import {
  type Card,
  isCleared,
  isHeard,
  isMatched,
  isTwice,
  isWhole,
  type MemoryAction,
  type MemoryState,
  MOST_OWN,
} from './state.ts';
import { outcomeText } from './texts.ts';

const BLANK: OwnPair = { when: '', helps: '' };
/** A card is heard to its last beat. */
const LONGEST_SOUND_MS = 3200;

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
  return { ...now, open: [], turns, matched: [...state.matched, card.pair] };
}

/** Nothing replaces the board before the person says so. */
function goOn(state: MemoryState): MemoryState {
  if (state.stage === 'told') return askNext(state);
  return state.stage === 'board' && isCleared(state) ? beginAsking(state) : state;
}

export const rules: Rules<MemoryState, MemoryAction> = {
  version: 2,
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
      toAsk: [],
      asking: null,
      answers: [],
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
        return goOn(state);
      case 'deal': {
        if (state.stage !== 'deal') return state;
        const { due, waiting, own, seen = [], writing = BLANK } = action;
        const dealt = { ...state, earlier: { due, waiting, seen } };
        if (state.level !== OWN_LEVEL) return layOut(dealt);
        return { ...dealt, own: own.slice(0, MOST_OWN), writing, stage: 'own' };
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
        const canAdd = isWhole(state.writing) && !isTwice(state) && state.own.length < MOST_OWN;
        return canAdd ? [ready, { type: 'add' }] : [ready];
      }
      case 'board':
        return isCleared(state)
          ? [{ type: 'next' }, { type: 'peek' }]
          : [...turnsOf(state), { type: 'peek' }];
      case 'ask':
        return state.answers.map((pick) => ({ type: 'answer', pick }));
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

function writeOwn(
  state: MemoryState,
  action: Extract<MemoryAction, { type: 'write' | 'add' | 'remove' | 'ready' }>,
): MemoryState {
  switch (action.type) {
    case 'write':
      return { ...state, writing: { ...state.writing, ...action.own } };
    case 'add': {
      const { when, helps } = state.writing;
      const isFull = state.own.length >= MOST_OWN;
      if (!isWhole(state.writing) || isTwice(state) || isFull) return state;
      const pair = { when: when.trim(), helps: helps.trim() };
      return { ...state, own: [...state.own, pair], writing: BLANK };
    }
    case 'remove':
      return { ...state, own: state.own.filter((_, at) => at !== action.at) };
    default:
      return layOut(state);
  }
}
