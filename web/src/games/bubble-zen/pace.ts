import { breathOf, planOf } from './levels.ts';

/** Time to arrive before the first breath in. */
export const SETTLE_MS = 3000;

/** What of a game says where its breath is. */
interface Paced {
  mode: 'rhythm' | 'free';
  level: number;
  elapsedMs: number;
  breaths: number;
}

export interface BreathNow {
  /** −1 while settling. */
  round: number;
  /** `free` has no breath at all: nobody is told how to breathe there. */
  kind: 'settle' | 'in' | 'out' | 'coda' | 'free';
  /** 0–1 within this part. */
  progress: number;
  /** Whole seconds to go, at least 1. */
  secondsLeft: number;
}

const FREE: BreathNow = { round: -1, kind: 'free', progress: 0, secondsLeft: 1 };

export function breathMs(level: number): number {
  const { inMs, outMs } = breathOf(planOf(level));
  return inMs + outMs;
}

/** Where the breath is at this moment of the game. */
export function breathNow(state: Paced): BreathNow {
  if (state.mode === 'free') return FREE;
  const { inMs, outMs } = breathOf(planOf(state.level));
  const since = state.elapsedMs - SETTLE_MS;
  if (since < 0) {
    const secondsLeft = Math.max(1, Math.ceil(-since / 1000));
    return { round: -1, kind: 'settle', progress: state.elapsedMs / SETTLE_MS, secondsLeft };
  }
  const round = Math.floor(since / (inMs + outMs));
  if (round >= state.breaths) {
    return { round, kind: 'coda', progress: 0, secondsLeft: 1 };
  }
  const within = since - round * (inMs + outMs);
  const isIn = within < inMs;
  const [passed, all] = isIn ? [within, inMs] : [within - inMs, outMs];
  const secondsLeft = Math.max(1, Math.ceil((all - passed) / 1000));
  return { round, kind: isIn ? 'in' : 'out', progress: passed / all, secondsLeft };
}

/** Since the last breath ended; 0 before. */
export function codaMs(state: Paced): number {
  if (state.mode === 'free') return 0;
  return Math.max(0, state.elapsedMs - SETTLE_MS - state.breaths * breathMs(state.level));
}

/** How much of the guide is there, 0–1: what lights up, and the words. */
export function guideOf(state: Paced): { light: number; words: number } {
  const { fades } = planOf(state.level);
  if (state.mode === 'free' || fades === 'nothing') return { light: 1, words: 1 };
  const done = (state.elapsedMs - SETTLE_MS) / (state.breaths * breathMs(state.level));
  const gone = (after: number) => Math.min(1, Math.max(0, 1 - (done - after) * 10));
  return { light: gone(1 / 3), words: fades === 'all' ? gone(2 / 3) : 1 };
}
