import { planOf } from '../levels.ts';
import type { PresentState, Token } from './state.ts';

export const WORLD = { width: 360, height: 520 } as const;
/** Where the circle of here is. */
export const MIDDLE = { x: WORLD.width / 2, y: 290 } as const;
const TOP = 92;
/** Above the crossing, so that its stones are seen. */
const BOTTOM = 404;
/** Nothing else comes before the one above it has drifted so far; two lines of words are as high. */
const APART = 64;
/** At the beginning they are a little farther from each other. */
const BEGIN_APART = 84;
export const BREATH_MS = 10_000;
const IN_MS = 4000;
/** Around the turn of the breath. */
const PULSE_MS = 1300;

/** 0–1: how far it has drifted at a time of the river. Past 1 it comes again from above. */
function driftedAt(level: number, { bornMs }: Token, atMs: number): number {
  return (atMs - bornMs) / (planOf(level).crossing * 1000);
}

/** While something is being noticed the river stands as it was. */
function riverMs({ elapsedMs, noticing }: PresentState): number {
  return noticing?.sinceMs ?? elapsedMs;
}

export function isPastTheEnd(state: PresentState, token: Token): boolean {
  return driftedAt(state.level, token, riverMs(state)) > 1;
}

/** Where a token is in the world at a time of the river. */
export function spotAt(level: number, token: Token, atMs: number) {
  const share = driftedAt(level, token, atMs);
  const sway = Math.sin(share * 5 + token.id * 1.7) * 16;
  return {
    id: token.id,
    x: WORLD.width / 2 + token.side * 36 + sway,
    y: TOP + Math.min(1.1, share) * (BOTTOM - TOP),
  };
}

export function spotOf(state: PresentState, token: Token, aheadMs = 0) {
  return spotAt(state.level, token, riverMs(state) + (state.noticing ? 0 : aheadMs));
}

/** Whether the next one can come without touching the one above. */
export function hasRoom(state: PresentState): boolean {
  const { atOnce } = planOf(state.level);
  if (state.tokens.length >= atOnce) return false;
  const nearest = Math.min(...state.tokens.map((token) => spotOf(state, token).y - TOP));
  return nearest >= APART;
}

/** How long ago each of the first ones came, the first the longest: nobody begins with bare water. */
export function bornBefore(level: number): readonly number[] {
  const { atOnce, crossing } = planOf(level);
  const eachMs = (BEGIN_APART / (BOTTOM - TOP)) * crossing * 1000;
  return Array.from({ length: atOnce - 1 }, (_, at) => Math.round((atOnce - 2 - at) * eachMs));
}

/** How long the breaths have gone on, at the state or some time after it. */
export function breathMs({ elapsedMs, breathFromMs }: PresentState, aheadMs = 0): number {
  return elapsedMs - breathFromMs + aheadMs;
}

/** 0–1, wide when the air is in. */
export function airAt(ms: number): number {
  const within = ms % BREATH_MS;
  const share = within < IN_MS ? within / IN_MS : 1 - (within - IN_MS) / (BREATH_MS - IN_MS);
  return (1 - Math.cos(Math.PI * share)) / 2;
}

export function isPulse(ms: number): boolean {
  return Math.abs((ms % BREATH_MS) - IN_MS) <= PULSE_MS;
}
