import type { Spot } from '../../kit/arcade-loop/towards.ts';
import { planOf } from '../levels.ts';
import { type Bubble, type BubblesState } from '../rules.ts';

const WOBBLE_MS = 420;

/** The half-size of a whole-grown bubble: low notes are the larger ones. */
export function reachOf({ degree }: Bubble): number {
  return 35 - degree * 1.1;
}

/** Where a bubble is: its place, how the current carries it, and a tremble if it was touched early. */
export function placeOf(state: BubblesState, bubble: Bubble, aheadMs: number): Spot {
  const now = state.elapsedMs + aheadMs;
  const age = (now - bubble.bornMs) / 1000;
  const carried = planOf(state.level).currents && state.mode === 'rhythm' ? 1 : 0;
  const sway = Math.sin(age * 0.55 + bubble.id * 2.1);
  const lift = Math.cos(age * 0.45 + bubble.id * 1.3);
  const since = bubble.wobbledMs === null ? WOBBLE_MS : now - bubble.wobbledMs;
  const tremble = since < WOBBLE_MS ? Math.sin(since / 26) * 3.5 * (1 - since / WOBBLE_MS) : 0;
  return {
    id: bubble.id,
    x: bubble.x + sway * (1.5 + carried * 34) + tremble,
    y: bubble.y + lift * (2 + carried * 20),
  };
}

/** The same without any motion. */
export function stillPlaceOf({ id, x, y }: Bubble): Spot {
  return { id, x, y };
}

export function placesOf(state: BubblesState, aheadMs: number): readonly Spot[] {
  return state.bubbles.map((bubble) => placeOf(state, bubble, aheadMs));
}
