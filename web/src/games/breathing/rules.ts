import { type Rules, type Start, TICK_MS } from '../contract.ts';
import { momentAt, roundMs, wholeRoundsMs } from '../kit/guided-timer/guided-timer.ts';
import type { Moment } from '../kit/guided-timer/guided-timer.ts';
import { drawFloat, type Rng } from '../kit/random/random.ts';
import {
  type BreathPhase,
  PATTERN_IDS,
  type PatternId,
  type Rhythm,
  rhythmOf,
} from './patterns.ts';
import { outcomeText } from './texts.ts';

export type Mode = 'hold' | 'follow' | 'panic';

export interface BreathingState {
  rng: Rng;
  mode: Mode;
  level: number;
  pattern: PatternId;
  holds: boolean;
  /** Since the beginning, the time to settle included. */
  elapsedMs: number;
  /** Without the time to settle; whole rounds. */
  totalMs: number;
  pressing: boolean;
  /** Where the feather is: 0 all air out, 1 all air in. */
  air: number;
  insideMs: number;
  /** Wind of this round: −1 from the left … 1 from the right, 0 calm. It distracts, nothing else. */
  wind: number;
}

export type BreathingAction = { type: 'inhale' } | { type: 'exhale' };

/** Time to settle before the first breath. */
export const SETTLE_MS = 3000;
/** docs/design/games.md §7: score is the share of time within ±15 % of the phase. */
export const TOLERANCE = 0.15;
const PANIC_SECONDS = 60;

export const WIND_LEVEL = 6;
export const FADING_LEVEL = 7;
/** Of `air` on one's own: long breaths still move the feather, short ones move it less. */
const OWN_PACE_MS = 2000;
/** So little air is the end of a breath out. */
export const BREATHED_OUT = 0.1;
/** How much longer than planned the last breath may take, let go and held. */
const LAST_BREATH_MS = 15_000;
const LAST_HOLD_MS = 45_000;
const MINUTES = [1, 2, 3, 4, 5, 3, 4];

function setup(start: Start, rng: Rng): BreathingState {
  const { options } = start;
  const mode = (['hold', 'follow', 'panic'] as const).find((known) => known === options['mode']);
  const pattern = PATTERN_IDS.find((known) => known === options['pattern']) ?? '5-5';
  const holds = options['holds'] === 'on';
  const seconds = mode === 'panic' ? PANIC_SECONDS : (MINUTES[start.level - 1] ?? 1) * 60;
  return {
    rng,
    mode: mode ?? 'hold',
    level: start.level,
    pattern,
    holds,
    elapsedMs: 0,
    totalMs: wholeRoundsMs(rhythmOf(pattern, holds), seconds),
    pressing: false,
    air: 0,
    insideMs: 0,
    wind: 0,
  };
}

function tick(state: BreathingState): BreathingState {
  const rhythm = rhythmOf(state.pattern, state.holds);
  const elapsedMs = state.elapsedMs + TICK_MS;
  const next = { ...state, elapsedMs };
  if (elapsedMs < SETTLE_MS) return next;
  if (isOnOwn(next)) return { ...next, air: ownAir(state) };
  const moment = momentAt(rhythm, elapsedMs - SETTLE_MS);
  next.air = nextAir(state, rhythm, moment);
  if (Math.abs(next.air - guideAir(moment)) <= TOLERANCE) next.insideMs += TICK_MS;
  const newRound = moment.round !== Math.floor((state.elapsedMs - SETTLE_MS) / roundMs(rhythm));
  return newRound && state.level === WIND_LEVEL ? withWind(next) : next;
}

/** Held, the feather rises as fast as the guide breathes in; let go, it sinks as fast as it breathes out. */
function nextAir(state: BreathingState, rhythm: Rhythm, { phase }: Moment<BreathPhase>): number {
  const wanted = state.pressing ? 1 : -1;
  const moving = Math.sign(phase.to - phase.from) === wanted ? phase : mainPhase(rhythm, wanted);
  const perSecond = (moving.to - moving.from) / moving.seconds;
  return Math.min(1, Math.max(0, state.air + (perSecond * TICK_MS) / 1000));
}

/** On one's own nothing says how fast: the feather goes where the finger says, and slows at the end. */
function ownAir({ air, pressing }: BreathingState): number {
  return air + ((pressing ? 1 : 0) - air) * (1 - Math.exp(-TICK_MS / OWN_PACE_MS));
}

function mainPhase(rhythm: Rhythm, direction: number): BreathPhase {
  return rhythm.find((phase) => Math.sign(phase.to - phase.from) === direction) ?? rhythm[0];
}

function withWind(state: BreathingState): BreathingState {
  const gust = drawFloat(state.rng);
  const calm = gust.value < 0.4;
  const wind = calm ? 0 : Math.round(((gust.value - 0.7) / 0.3) * 100) / 100;
  return { ...state, rng: gust.rng, wind };
}

/** Where the air should be at this moment, on the same scale as `air`. */
export function guideAir({ phase, progress }: Moment<BreathPhase>): number {
  return phase.from + (phase.to - phase.from) * progress;
}

/** Null while the person settles. */
export function breathMoment(state: BreathingState): Moment<BreathPhase> | null {
  const since = state.elapsedMs - SETTLE_MS;
  return since < 0 ? null : momentAt(rhythmOf(state.pattern, state.holds), since);
}

/** How long there is a guide: on the last level half of the time, made up to whole breaths. */
function guidedMs({ level, mode, pattern, holds, totalMs }: BreathingState): number {
  if (level !== FADING_LEVEL || mode !== 'hold') return totalMs;
  return wholeRoundsMs(rhythmOf(pattern, holds), totalMs / 2000);
}

/** 1 the guide is there … 0 gone: on the last level it fades over the second half of its time. */
export function guidePresence(state: BreathingState): number {
  const guided = guidedMs(state);
  if (guided === state.totalMs) return 1;
  return Math.min(1, Math.max(0, 2 - (2 * (state.elapsedMs - SETTLE_MS)) / guided));
}

/** Whether the current is gone, and everything follows the finger. */
export function isOnOwn(state: BreathingState): boolean {
  return ownTime(state).ms >= 0;
}

/** How long the person has been breathing on their own, of how long; negative before, or never. */
export function ownTime(state: BreathingState): { ms: number; ofMs: number } {
  const guided = guidedMs(state);
  const ofMs = state.totalMs - guided;
  return { ms: ofMs > 0 ? state.elapsedMs - SETTLE_MS - guided : -1, ofMs };
}

/** Nobody on their own is stopped in the middle of a breath in. */
function isOver(state: BreathingState): boolean {
  const lateMs = state.elapsedMs - SETTLE_MS - state.totalMs;
  if (lateMs < 0 || !isOnOwn(state)) return lateMs >= 0;
  if (state.pressing) return lateMs >= LAST_HOLD_MS;
  return state.air <= BREATHED_OUT || lateMs >= LAST_BREATH_MS;
}

export const rules: Rules<BreathingState, BreathingAction> = {
  version: 1,
  setup,
  step(state, action) {
    switch (action.type) {
      case 'inhale':
        return { ...state, pressing: state.mode === 'hold' };
      case 'exhale':
        return { ...state, pressing: false };
      default:
        return rules.status(state).phase === 'finished' ? state : tick(state);
    }
  },
  status(state) {
    const breathedMs = state.elapsedMs - SETTLE_MS;
    const phase = isOver(state) ? 'finished' : 'playing';
    if (state.mode !== 'hold' || breathedMs <= 0) return { phase, score: null };
    const guided = Math.min(breathedMs, guidedMs(state));
    const score = Math.min(100, Math.round((100 * state.insideMs) / guided));
    return { phase, score, outcome: outcomeText(score, isOnOwn(state)) };
  },
  legalActions(state) {
    if (state.mode !== 'hold' || rules.status(state).phase === 'finished') return [];
    return [{ type: state.pressing ? 'exhale' : 'inhale' }];
  },
};
