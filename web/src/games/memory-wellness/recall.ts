import { drawSome } from '../kit/random/random.ts';
import { pairOf } from './deck/deck.ts';
import type { MemoryState } from './state.ts';

/** Few enough to stay a game. */
const MOST_ASKED = 3;
const WRONG_ANSWERS = 2;

/** How many of the pairs that were found will be asked for. */
export const askedOf = (matched: readonly string[]): number => Math.min(MOST_ASKED, matched.length);

/** Once the board is cleared: what came back from another day first, and what was just found last. */
export function beginAsking(state: MemoryState): MemoryState {
  const { matched, earlier } = state;
  const back = earlier.due.filter((id) => matched.includes(id));
  const others = matched.slice(0, -1).filter((id) => !back.includes(id));
  const drawn = drawSome(state.rng, others, others.length);
  const ids = [...new Set([...back, ...drawn.value, ...matched.slice(-1)])];
  return askNext({ ...state, rng: drawn.rng, toAsk: ids.slice(0, MOST_ASKED) });
}

/** Asks what lay with a card; the other answers lay on the same board, of its kind where there are two. */
export function askNext(state: MemoryState): MemoryState {
  const [asking, ...toAsk] = state.toAsk;
  if (asking === undefined) return { ...state, stage: 'over', asking: null };
  const { kind, cards } = pairOf(asking, state.own);
  const others = state.matched.filter((id) => pairOf(id, state.own).cards[1] !== cards[1]);
  const alike = others.filter((id) => pairOf(id, state.own).kind === kind);
  const wrong = drawSome(state.rng, alike.length >= WRONG_ANSWERS ? alike : others, WRONG_ANSWERS);
  const offered = [asking, ...wrong.value];
  const { value: answers, rng } = drawSome(wrong.rng, offered, offered.length);
  return { ...state, rng, stage: 'ask', asking, toAsk, answers, picked: null };
}

export function answer(state: MemoryState, pick: string): MemoryState {
  if (state.stage !== 'ask' || !state.answers.includes(pick)) return state;
  const right = state.right + (pick === state.asking ? 1 : 0);
  return { ...state, stage: 'told', picked: pick, asked: state.asked + 1, right };
}
