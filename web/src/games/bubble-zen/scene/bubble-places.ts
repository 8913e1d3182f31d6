import type { Spot } from '../../kit/arcade-loop/towards.ts';
import { carriedPlace } from '../currents.ts';
import { type Bubble, type BubblesState, isCarried } from '../rules.ts';

const WOBBLE_MS = 520;
/** What was blown goes up in so long, slower and slower. */
const RISE_MS = 6500;

/** Where a bubble is: its place, how the current carries it, and a tremble if it was touched early. */
export function placeOf(state: BubblesState, bubble: Bubble, aheadMs: number): Spot {
  // A popped one stays where it was popped.
  const now = bubble.poppedMs ?? state.elapsedMs + aheadMs;
  const age = (now - bubble.bornMs) / 1000;
  const { x, y } = isCarried(state) ? carriedPlace(bubble, state.round, now) : bubble;
  const since = bubble.wobbledMs === null ? WOBBLE_MS : now - bubble.wobbledMs;
  const tremble = since < WOBBLE_MS ? Math.sin(since / 26) * 6 * (1 - since / WOBBLE_MS) : 0;
  return {
    id: bubble.id,
    x: x + Math.sin(age * 0.55 + bubble.id * 2.1) * 1.5 + tremble,
    y: y + below(bubble, now) + Math.cos(age * 0.45 + bubble.id * 1.3) * 2,
  };
}

/** How far below its place a bubble still is that was let go there. */
function below({ y, bornMs, blown }: Bubble, now: number): number {
  if (!blown) return 0;
  const left = 1 - Math.min(1, Math.max(0, (now - bornMs) / RISE_MS));
  return (blown.fromY - y) * left ** 2;
}

/** The same without any motion. */
export function stillPlaceOf({ id, x, y }: Bubble): Spot {
  return { id, x, y };
}

export function placesOf(state: BubblesState, aheadMs: number): readonly Spot[] {
  return state.bubbles.map((bubble) => placeOf(state, bubble, aheadMs));
}
