import type { Pen } from '../../kit/arcade-loop/pen.ts';
import { planOf } from '../levels.ts';
import { airAt, BREATH_MS, breathMs, isPulse, MIDDLE } from '../river/current.ts';
import { GONE_MS } from '../river/noticing.ts';
import { type Gone, lightsOf, type PresentState } from '../river/state.ts';
import { drawStones } from './draw-stones.ts';

const TAU = Math.PI * 2;
/** How wide the circle gets: there a ring waits for it, and what is lit stays on it. */
const WIDEST = 110;
const RING = WIDEST + 5;

export interface Look {
  still: boolean;
  quiet: boolean;
  /** How far to the side the hand had a thing when it let go, in CSS pixels. */
  thrownBy: (id: number) => number;
}

/** What moves under the words: the circle that breathes, and what finds its place and lies there. */
export function drawRiver(pen: Pen, state: PresentState, aheadMs: number, look: Look): void {
  const now = state.elapsedMs + aheadMs;
  const breath = breathMs(state, aheadMs);
  drawHere(pen, breath, look);
  drawRing(pen, state, { now, isWide: isPulse(breath) }, look);
  drawStones(pen, state, now, look);
  for (const gone of state.gone)
    if (gone.to === 'now' && !look.quiet) drawWave(pen, gone, now, look);
}

function drawHere(pen: Pen, breath: number, { still }: Look) {
  const air = airAt(breath);
  const { context } = pen;
  context.beginPath();
  context.arc(MIDDLE.x, MIDDLE.y, still ? 96 : 52 + air * (WIDEST - 52), 0, TAU);
  context.globalAlpha = still ? 0.35 + air * 0.65 : 1;
  context.fillStyle = pen.colour('--here');
  context.fill();
  context.lineWidth = isPulse(breath) ? 5 : 2;
  context.strokeStyle = pen.colour(isPulse(breath) ? '--spark' : '--here-line');
  context.stroke();
  context.globalAlpha = 1;
}

/** The edge that the circle breathes out to, and a light on it for each that was touched there. */
function drawRing(
  pen: Pen,
  state: PresentState,
  { now, isWide }: { now: number; isWide: boolean },
  { still }: Look,
) {
  const { context } = pen;
  const { all, notices } = planOf(state.level);
  context.lineWidth = isWide ? 3 : 2;
  context.strokeStyle = pen.colour(isWide ? '--spark' : '--here-line');
  context.setLineDash([3, 9]);
  context.beginPath();
  context.arc(MIDDLE.x, MIDDLE.y, RING, 0, TAU);
  context.stroke();
  context.setLineDash([]);
  context.strokeStyle = context.fillStyle = pen.colour('--spark');
  const heldMs = state.noticing?.heldMs ?? null;
  if (heldMs !== null) {
    const share = still ? 1 : Math.min(1, (now - heldMs) / BREATH_MS);
    context.lineWidth = 5;
    context.beginPath();
    context.arc(MIDDLE.x, MIDDLE.y, RING, -TAU / 4, -TAU / 4 + share * TAU);
    context.stroke();
  }
  lightsOf(state.stones).forEach((light, at) => {
    const turn = -TAU / 4 + (at * TAU) / (all / 2 + notices);
    const x = MIDDLE.x + Math.cos(turn) * RING;
    const y = MIDDLE.y + Math.sin(turn) * RING;
    context.beginPath();
    context.arc(x, y, light === 'pulse' ? 5 : 8, 0, TAU);
    context.fill();
    if (light === 'pulse') return;
    context.lineWidth = 2;
    context.beginPath();
    context.arc(x, y, 12, 0, TAU);
    context.stroke();
  });
}

/** What is here moves the circle, and twice when it came with the breath. */
function drawWave(pen: Pen, { atMs, pulse }: Gone, now: number, { still }: Look) {
  const share = Math.min(1, (now - atMs) / GONE_MS);
  const { context } = pen;
  context.globalAlpha = 1 - share;
  context.strokeStyle = pen.colour('--spark');
  context.lineWidth = 2.5;
  for (const radius of pulse ? [20 + share * 90, 8 + share * 66] : [20 + share * 90]) {
    context.beginPath();
    context.arc(MIDDLE.x, MIDDLE.y, still ? 60 : radius, 0, TAU);
    context.stroke();
  }
  context.globalAlpha = 1;
}
