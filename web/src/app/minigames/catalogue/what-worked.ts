import type { GameProgress } from './progress.ts';

/** Fewer numbers say nothing about a person. */
const ENOUGH = 3;

/**
 * How a person feels after a game against before, as better points of ten (positive is better), or
 * null where it cannot be told: too few numbers, or a change within its own error.
 */
export function betterBy(progress: GameProgress, rated: 'wellbeing' | undefined): number | null {
  const { meanChange, changeError } = progress;
  if (meanChange === null || progress.rated < ENOUGH) return null;
  const better = rated === 'wellbeing' ? meanChange : -meanChange;
  return better > (changeError ?? 0) && better >= 0.5 ? better : null;
}
