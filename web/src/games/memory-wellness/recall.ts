import { drawSome } from '../kit/random/random.ts';
import { DECK, ownId, pairOf } from './deck/deck.ts';
import type { Kind } from './deck/pair.ts';
import { areRivals } from './deck/rivals.ts';
import type { MemoryState } from './state.ts';

/** Few enough to stay a game. */
const MOST_ASKED = 3;
const WRONG_ANSWERS = 2;

/** How many of the pairs that were found will be asked for. */
export const askedOf = (matched: readonly string[]): number => Math.min(MOST_ASKED, matched.length);

/** What stands on a second card: an act, unless it is a sign of the body or what sounds. */
const sortOf = (kind: Kind) => (kind === 'emotion' || kind === 'sound' ? kind : 'act');

/** Once the board is cleared: what somebody wrote, in that order; what came back from another day first, and what was just found last. */
export function beginAsking(state: MemoryState): MemoryState {
  const { matched, earlier } = state;
  const back = earlier.due.filter((id) => matched.includes(id));
  const others = matched.slice(0, -1).filter((id) => !back.includes(id));
  const drawn = drawSome(state.rng, others, others.length);
  const mine = state.own.map((_, at) => ownId(at)).filter((id) => matched.includes(id));
  const ids = [...new Set([...mine, ...back, ...drawn.value, ...matched.slice(-1)])];
  return askNext({ ...state, rng: drawn.rng, toAsk: ids.slice(0, MOST_ASKED) });
}

/** Asks what lay with a card; the other answers are of its sort, from the same board where it has them. */
export function askNext(state: MemoryState): MemoryState {
  const [asking, ...toAsk] = state.toAsk;
  if (asking === undefined) return { ...state, stage: 'over', asking: null };
  const { kind, cards } = pairOf(asking, state.own);
  const others = state.matched.filter((id) => pairOf(id, state.own).cards[1] !== cards[1]);
  const alike = others.filter((id) => sortOf(pairOf(id, state.own).kind) === sortOf(kind));
  const elsewhere = DECK.filter((pair) => pair.kind === kind && !state.matched.includes(pair.id))
    .map(({ id }) => id)
    .filter((id) => !areRivals(id, asking));
  const wrong = drawSome(
    state.rng,
    alike.length >= WRONG_ANSWERS ? alike : [...alike, ...elsewhere],
    WRONG_ANSWERS,
  );
  const offered = [asking, ...wrong.value];
  const { value: answers, rng } = drawSome(wrong.rng, offered, offered.length);
  return { ...state, rng, stage: 'ask', asking, toAsk, answers, picked: null };
}

export function answer(state: MemoryState, pick: string): MemoryState {
  if (state.stage !== 'ask' || !state.answers.includes(pick)) return state;
  const right = state.right + (pick === state.asking ? 1 : 0);
  return { ...state, stage: 'told', picked: pick, asked: state.asked + 1, right };
}
