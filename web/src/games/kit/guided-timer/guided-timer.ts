/** One stretch of a guided rhythm: breathe in for four seconds, tense a muscle for five … */
export interface TimedPhase {
  seconds: number;
}

export interface Moment<P extends TimedPhase> {
  /** Whole rounds already done. */
  round: number;
  index: number;
  phase: P;
  /** 0 at the start of the phase, towards 1 at its end. */
  progress: number;
  /** Whole seconds to go, at least 1: what a countdown shows. */
  secondsLeft: number;
}

export function roundMs(phases: readonly TimedPhase[]): number {
  return phases.reduce((sum, phase) => sum + phase.seconds * 1000, 0);
}

/** The time that is asked for, made up to whole rounds so that nobody is stopped half-way. */
export function wholeRoundsMs(phases: readonly TimedPhase[], seconds: number): number {
  const round = roundMs(phases);
  return Math.max(1, Math.ceil((seconds * 1000) / round - 1e-9)) * round;
}

/**
 * Where a rhythm that repeats for ever is after `elapsedMs` (0 or more).
 * Throws on an empty rhythm, which has no moments.
 */
export function momentAt<P extends TimedPhase>(
  phases: readonly [P, ...P[]],
  elapsedMs: number,
): Moment<P> {
  const round = roundMs(phases);
  if (!(round > 0)) throw new RangeError('A rhythm needs a phase that takes time.');
  let rest = elapsedMs % round;
  let index = 0;
  let phase: P = phases[0];
  for (const [at, candidate] of phases.entries()) {
    index = at;
    phase = candidate;
    if (rest < candidate.seconds * 1000) break;
    rest -= candidate.seconds * 1000;
  }
  const length = phase.seconds * 1000;
  return {
    round: Math.floor(elapsedMs / round),
    index,
    phase,
    progress: length > 0 ? rest / length : 1,
    secondsLeft: Math.max(1, Math.ceil((length - rest) / 1000)),
  };
}
