import type { Rules } from '../contract.ts';
import { drawInt, type Rng } from '../kit/random/random.ts';
import { TEMPLATE_TEXTS } from './texts.ts';

export interface PebblesState {
  rng: Rng;
  /** One for each pebble: its tone, 0–3, and whether it has been looked at. */
  pebbles: readonly { tone: number; seen: boolean }[];
}

export type PebblesAction = { type: 'look'; at: number };

const TONES = 4;

export const rules: Rules<PebblesState, PebblesAction> = {
  version: 1,
  setup(start, rng) {
    const pebbles: { tone: number; seen: boolean }[] = [];
    let chance = rng;
    for (let count = 0; count < start.level * 3; count += 1) {
      const drawn = drawInt(chance, TONES);
      chance = drawn.rng;
      pebbles.push({ tone: drawn.value, seen: false });
    }
    return { rng: chance, pebbles };
  },
  step(state, action) {
    if (action.type === 'tick') return state;
    const pebbles = state.pebbles.map((pebble, at) =>
      at === action.at ? { ...pebble, seen: true } : pebble,
    );
    return { ...state, pebbles };
  },
  status({ pebbles }) {
    const finished = pebbles.every((pebble) => pebble.seen);
    if (!finished) return { phase: 'playing', score: null };
    return { phase: 'finished', score: null, outcome: TEMPLATE_TEXTS.outcome(pebbles.length) };
  },
  legalActions({ pebbles }) {
    return pebbles.flatMap((pebble, at) => (pebble.seen ? [] : [{ type: 'look', at } as const]));
  },
};
