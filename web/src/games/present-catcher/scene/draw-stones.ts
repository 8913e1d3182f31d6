import type { Pen } from '../../kit/arcade-loop/pen.ts';
import { spotAt } from '../river/current.ts';
import { GONE_MS } from '../river/noticing.ts';
import type { Gone, PresentState, Stone } from '../river/state.ts';
import type { Look } from './draw-river.ts';
import { FLAT, stoneColours, stonePlaces } from './stone-places.ts';

const TAU = Math.PI * 2;
/** Part of its time that a stone flies; in the rest it comes to lie. */
const FLIGHT = 0.62;
const HIGH = 46;
const BOUNCE = 7;

/** What lies, and what is still in the air on its way there. */
export function drawStones(pen: Pen, state: PresentState, now: number, look: Look): void {
  for (const place of stonePlaces(state.level, state.stones)) {
    const gone = state.gone.find(({ id }) => id === place.stone.id);
    if (!gone || look.still) drawStone(pen, place);
    else drawFlight(pen, { gone, level: state.level, place, now, look });
  }
}

interface Lying {
  stone: Stone;
  x: number;
  y: number;
  reach: number;
}

interface Flight {
  gone: Gone;
  level: number;
  place: Lying;
  now: number;
  look: Look;
}

function drawFlight(pen: Pen, { gone, level, place, now, look }: Flight) {
  const share = Math.min(1, (now - gone.atMs) / GONE_MS);
  const from = spotAt(level, gone, gone.atMs);
  const way = Math.min(1, share / FLIGHT);
  const rest = Math.max(0, (share - FLIGHT) / (1 - FLIGHT));
  // A hand's pixel is about a unit of the world.
  const fromX = from.x + look.thrownBy(gone.id);
  const up = Math.sin(Math.PI * way) * HIGH + Math.abs(Math.sin(TAU * rest)) * (1 - rest) * BOUNCE;
  if (rest > 0 && !look.quiet) drawRipple(pen, place, rest);
  drawStone(pen, {
    stone: place.stone,
    x: fromX + (place.x - fromX) * way,
    y: from.y + (place.y - from.y) * way ** 2 - up,
    reach: place.reach * (1 + Math.sin(Math.PI * way) * 0.7),
  });
}

function drawRipple(pen: Pen, { x, y, reach }: Lying, share: number) {
  const { context } = pen;
  context.globalAlpha = 1 - share;
  context.strokeStyle = pen.colour('--stone-line');
  context.lineWidth = 2;
  context.beginPath();
  context.ellipse(x, y, reach * (1 + share), reach * FLAT * (1 + share), 0, 0, TAU);
  context.stroke();
  context.globalAlpha = 1;
}

function drawStone(pen: Pen, { stone, x, y, reach }: Lying) {
  const { context } = pen;
  const { fill, line } = stoneColours(stone);
  context.fillStyle = pen.colour(fill);
  context.strokeStyle = pen.colour(line);
  context.lineWidth = 2;
  context.beginPath();
  context.ellipse(x, y, reach, reach * FLAT, ((stone.id * 5) % 7) / 20 - 0.15, 0, TAU);
  context.fill();
  context.stroke();
}
