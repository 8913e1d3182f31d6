import { planOf } from '../levels.ts';
import { BREATH_MS, MIDDLE } from './current.ts';
import { type Notice, NOTICES } from '../notices.content.ts';
import { drawOther } from './draw-things.ts';
import type { Noticing, PresentState } from './state.ts';

/** How long something that was put in its place is still drawn. */
export const GONE_MS = 800;
/** A touch that was meant for the river goes into nothing. */
const SETTLE_MS = 600;
/** Nothing is asked so soon after something else was. */
const BETWEEN_MS = 8000;
const PROBE_AFTER_MS = 45_000;

export function noticeOf({ notice }: Pick<Noticing, 'notice'>): Notice {
  return NOTICES[notice] ?? NOTICES[0];
}

/** Evenly over the run, by what was put in its place; never in the middle of a touch. */
export function isNoticeDue(state: PresentState): boolean {
  const { level, toNotice, placed, elapsedMs, actedMs, tokens, waiting } = state;
  const { all, notices } = planOf(level);
  if (toNotice.length === 0 || elapsedMs - actedMs < GONE_MS) return false;
  const met = notices - toNotice.length;
  const asked = state.answers.length > 0 && elapsedMs - (state.probedMs ?? 0) < BETWEEN_MS;
  const isEmpty = tokens.length + waiting.length === 0;
  return placed >= Math.round((all * (met + 1)) / (notices + 1)) && (isEmpty || !asked);
}

export function beginNoticing(state: PresentState): PresentState {
  const [notice, ...toNotice] = state.toNotice;
  if (notice === undefined) return state;
  const sinceMs = state.elapsedMs;
  return { ...state, toNotice, actedMs: sinceMs, noticing: { notice, sinceMs, heldMs: null } };
}

/** The breath goes on; after a whole one with what was noticed, so does the river. */
export function keepNoticing(state: PresentState): PresentState {
  const heldMs = state.noticing?.heldMs ?? null;
  // One breath with what was noticed.
  return heldMs !== null && state.elapsedMs - heldMs >= BREATH_MS ? flowOn(state) : state;
}

/** Touched, it is there. Touched again, the river flows on before the breath is over. */
export function touchNotice(state: PresentState): PresentState {
  const { noticing, elapsedMs } = state;
  if (!noticing || elapsedMs - (noticing.heldMs ?? noticing.sinceMs) < SETTLE_MS) return state;
  if (noticing.heldMs !== null) return flowOn({ ...state, actedMs: elapsedMs });
  return {
    ...state,
    actedMs: elapsedMs,
    breathFromMs: elapsedMs,
    stones: [
      ...state.stones,
      {
        id: -1 - state.stones.length,
        what: noticing.notice,
        to: 'now',
        y: MIDDLE.y,
        light: noticeOf(noticing).sense,
      },
    ],
    noticing: { ...noticing, heldMs: elapsedMs },
  };
}

export function noticeOther(state: PresentState): PresentState {
  const { noticing } = state;
  if (!noticing || noticing.heldMs !== null) return state;
  const { notice, rng } = drawOther(noticeOf(noticing).sense, state.rng);
  if (notice === undefined) return state;
  return { ...state, rng, actedMs: state.elapsedMs, noticing: { ...noticing, notice } };
}

function flowOn(state: PresentState): PresentState {
  const { elapsedMs, noticing } = state;
  const stoodMs = elapsedMs - (noticing?.sinceMs ?? elapsedMs);
  return {
    ...state,
    noticing: null,
    actedMs: elapsedMs,
    tokens: state.tokens.map((token) => ({ ...token, bornMs: token.bornMs + stoodMs })),
    probedMs: Math.max(state.probedMs ?? 0, elapsedMs - PROBE_AFTER_MS),
  };
}
