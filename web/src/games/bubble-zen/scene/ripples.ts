import type { Pen } from '../../kit/arcade-loop/pen.ts';

const TAU = Math.PI * 2;
const RIPPLE_MS = 1100;
const REACH = 58;
/** So far from a ripple a bubble is rocked, and so much. */
const ROCK_REACH = 110;
const ROCK = 9;
const MOST = 10;

interface Ripple {
  x: number;
  y: number;
  atMs: number;
}

/** The last touches of the water. Always the same few, so that a frame makes nothing. */
export interface Ripples {
  next: number;
  all: readonly Ripple[];
}

export function makeRipples(): Ripples {
  return { next: 0, all: Array.from({ length: MOST }, () => ({ x: 0, y: 0, atMs: -Infinity })) };
}

export function addRipple(ripples: Ripples, x: number, y: number, atMs: number): void {
  const ripple = ripples.all[ripples.next];
  ripples.next = (ripples.next + 1) % MOST;
  if (ripple) Object.assign(ripple, { x, y, atMs });
}

/** Two rings that go wide; where nothing may move, one that fades. */
export function drawRipples(pen: Pen, { all }: Ripples, now: number, still: boolean): void {
  const { context } = pen;
  context.strokeStyle = pen.colour('--skin-line');
  context.lineWidth = 2.5;
  for (const { x, y, atMs } of all) {
    const gone = (now - atMs) / RIPPLE_MS;
    if (!(gone >= 0 && gone < 1)) continue;
    for (let ring = 0; ring < (still ? 1 : 2); ring += 1) {
      const since = gone - ring * 0.2;
      if (since < 0) continue;
      context.globalAlpha = 0.85 * (1 - gone) * (1 - ring * 0.4);
      context.beginPath();
      context.arc(x, y, still ? 26 : 10 + REACH * (1 - (1 - since) ** 2), 0, TAU);
      context.stroke();
    }
  }
  context.globalAlpha = 1;
}

/** Rocks a place of this frame by the ripples that go through it. */
export function rock(place: { x: number; y: number }, { all }: Ripples, now: number): void {
  for (const { x, y, atMs } of all) {
    const gone = (now - atMs) / RIPPLE_MS;
    if (!(gone >= 0 && gone < 1)) continue;
    const far = Math.hypot(place.x - x, place.y - y);
    if (far === 0 || far >= ROCK_REACH) continue;
    const by = (ROCK * Math.sin(Math.PI * gone) * (1 - far / ROCK_REACH)) / far;
    place.x += (place.x - x) * by;
    place.y += (place.y - y) * by;
  }
}
