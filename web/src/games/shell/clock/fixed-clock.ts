import { TICK_MS } from '../../contract.ts';

/** After a long stall (a sleeping laptop, a blocked tab) the missed time is let go, not caught up. */
export const LONGEST_GAP_MS = 250;

/**
 * Turns the uneven time between two frames into whole ticks.
 * `carryMs` is what was left over last time, always less than one tick.
 */
export function ticksDue(gapMs: number, carryMs: number): { ticks: number; carryMs: number } {
  const due = carryMs + Math.min(Math.max(0, gapMs), LONGEST_GAP_MS);
  const ticks = Math.floor(due / TICK_MS);
  return { ticks, carryMs: due - ticks * TICK_MS };
}
