import type { Pen } from '../../kit/arcade-loop/pen.ts';
import { airAt, GONE_MS, type Gone, isPulse, type PresentState, spotOf, WORLD } from '../rules.ts';

const TAU = Math.PI * 2;
const MIDDLE = { x: WORLD.width / 2, y: 290 };
const HOMES = { now: MIDDLE, past: { x: 18, y: 290 }, future: { x: 342, y: 290 } } as const;

interface Look {
  still: boolean;
  quiet: boolean;
}

/** What moves under the words: the circle that breathes, and the light of what found its place. */
export function drawRiver(pen: Pen, state: PresentState, aheadMs: number, look: Look): void {
  const now = state.elapsedMs + aheadMs;
  drawHere(pen, now, look);
  for (const gone of state.gone) drawGone(pen, state, gone, { now, look });
}

function drawHere(pen: Pen, now: number, { still }: Look) {
  const air = airAt(now);
  const { context } = pen;
  context.beginPath();
  context.arc(MIDDLE.x, MIDDLE.y, still ? 96 : 52 + air * 58, 0, TAU);
  context.globalAlpha = still ? 0.35 + air * 0.65 : 1;
  context.fillStyle = pen.colour('--here');
  context.fill();
  context.lineWidth = isPulse(now) ? 4 : 2;
  context.strokeStyle = pen.colour(isPulse(now) ? '--spark' : '--here-line');
  context.stroke();
  context.globalAlpha = 1;
}

function drawGone(
  pen: Pen,
  state: PresentState,
  gone: Gone,
  { now, look }: { now: number; look: Look },
) {
  const share = Math.min(1, (now - gone.atMs) / GONE_MS);
  const from = spotOf({ ...state, elapsedMs: gone.atMs }, gone);
  const home = HOMES[gone.to];
  const way = look.still ? 1 : 1 - (1 - share) ** 3;
  const x = from.x + (home.x - from.x) * way;
  const y = from.y + (home.y - from.y) * way;
  const { context } = pen;
  context.globalAlpha = 1 - share;
  context.fillStyle = pen.colour('--spark');
  context.strokeStyle = pen.colour('--spark');
  context.beginPath();
  context.arc(x, y, 9 * (1 - share) + 3, 0, TAU);
  context.fill();
  if (gone.to === 'now' && !look.quiet) {
    context.lineWidth = 2.5;
    context.beginPath();
    context.arc(MIDDLE.x, MIDDLE.y, look.still ? 60 : 20 + share * 90, 0, TAU);
    context.stroke();
    if (gone.pulse) {
      context.beginPath();
      context.arc(MIDDLE.x, MIDDLE.y, look.still ? 44 : 8 + share * 66, 0, TAU);
      context.stroke();
    }
  }
  context.globalAlpha = 1;
}
