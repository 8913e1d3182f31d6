import { momentAt, roundMs } from '../../kit/guided-timer/guided-timer.ts';
import type { Rhythm } from '../patterns.ts';
import { guideAir, SETTLE_MS, TOLERANCE } from '../rules.ts';

/** How far a second of the current reaches, in pixels of the picture. */
export const SECOND_WIDTH = 40;
/** Seconds that are drawn before and after the feather; enough for the widest screen. */
const SECONDS_BEHIND = 13;
const SECONDS_AHEAD = 17;

const STEP_MS = 125;
/** Half of how thick the current stays where it turns, as a share of its height. */
const MIN_HALF = 0.06;

/** Air as a height, 0–1: water has no corners, so the turns are rounded. */
export function heightOf(air: number): number {
  return (1 - Math.cos(Math.PI * Math.min(1, Math.max(0, air)))) / 2;
}

/**
 * Half of the current's thickness where the breath is at `air`: as much as ±15 % of the phase make
 * there, and never less than `MIN_HALF`, with no corner where one takes over from the other.
 */
export function halfThickness(air: number): number {
  return Math.hypot((Math.PI / 2) * Math.sin(Math.PI * air) * TOLERANCE, MIN_HALF);
}

/**
 * The golden current as SVG path data, with its place at `fromMs` as x = 0; it reaches far enough to
 * be moved on for a whole round. The band is where the feather counts as inside, and a little thicker
 * where the breath turns. `y` takes a height 0–1 and gives pixels.
 */
export function currentPaths(
  rhythm: Rhythm,
  fromMs: number,
  y: (height: number) => number,
): { band: string; middle: string } {
  const upper: string[] = [];
  const middle: string[] = [];
  const lower: string[] = [];
  // Samples stand still on the current, whatever it is drawn from; otherwise its edge would jump.
  const first = Math.floor((fromMs - SECONDS_BEHIND * 1000) / STEP_MS) * STEP_MS;
  const last = fromMs + roundMs(rhythm) + SECONDS_AHEAD * 1000;
  for (let ms = first; ms <= last; ms += STEP_MS) {
    const air = ms < SETTLE_MS ? 0 : guideAir(momentAt(rhythm, ms - SETTLE_MS));
    const x = (((ms - fromMs) / 1000) * SECOND_WIDTH).toFixed(1);
    const height = heightOf(air);
    const half = halfThickness(air);
    upper.push(`${x} ${y(height + half).toFixed(1)}`);
    middle.push(`${x} ${y(height).toFixed(1)}`);
    lower.push(`${x} ${y(height - half).toFixed(1)}`);
  }
  return {
    band: `M${upper.join('L')}L${lower.toReversed().join('L')}Z`,
    middle: `M${middle.join('L')}`,
  };
}
