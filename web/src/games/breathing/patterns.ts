import type { TimedPhase } from '../kit/guided-timer/guided-timer.ts';

export type PhaseKind = 'inhale' | 'top-up' | 'hold-full' | 'exhale' | 'hold-empty';

/** A phase takes the air from one fill of the lungs to another: 0 empty, 1 full. */
export interface BreathPhase extends TimedPhase {
  kind: PhaseKind;
  from: number;
  to: number;
}

export type Rhythm = readonly [BreathPhase, ...BreathPhase[]];

export const PATTERN_IDS = ['5-5', '4-6', 'box', '4-7-8', 'double-sigh'] as const;
export type PatternId = (typeof PATTERN_IDS)[number];

const inhale = (seconds: number): BreathPhase => ({ kind: 'inhale', seconds, from: 0, to: 1 });
const full = (seconds: number): BreathPhase => ({ kind: 'hold-full', seconds, from: 1, to: 1 });
const exhale = (seconds: number): BreathPhase => ({ kind: 'exhale', seconds, from: 1, to: 0 });
const empty = (seconds: number): BreathPhase => ({ kind: 'hold-empty', seconds, from: 0, to: 0 });

/**
 * About six breaths a minute for the first two (31 studies, doi 10.1007/s12671-023-02294-2).
 * The double sigh is cyclic sighing: a breath, a second short one on top, a long way out.
 */
const RHYTHMS: Record<PatternId, Rhythm> = {
  '5-5': [inhale(5), exhale(5)],
  '4-6': [inhale(4), exhale(6)],
  box: [inhale(4), full(4), exhale(4), empty(4)],
  '4-7-8': [inhale(4), full(7), exhale(8)],
  'double-sigh': [
    { kind: 'inhale', seconds: 3, from: 0, to: 0.75 },
    { kind: 'top-up', seconds: 1, from: 0.75, to: 1 },
    exhale(6),
  ],
};

export function hasHolds(id: PatternId): boolean {
  return RHYTHMS[id].some(isHold);
}

/** The rhythm of a pattern; without `holds` its pauses are left out and the rest stays. */
export function rhythmOf(id: PatternId, holds: boolean): Rhythm {
  const [first, ...rest] = RHYTHMS[id];
  return holds ? RHYTHMS[id] : [first, ...rest.filter((phase) => !isHold(phase))];
}

function isHold(phase: BreathPhase): boolean {
  return phase.from === phase.to;
}
