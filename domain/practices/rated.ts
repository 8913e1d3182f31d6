/**
 * What a high number means where somebody says before and after a game or tool how a moment is: that
 * it weighs a lot, or that they are well. Both go from 0 to 10.
 */
export type Rated = 'distress' | 'wellbeing';

/** By how many points a moment was better after something than before; less than 0 is worse. */
export function pointsBetter(
  { before, after }: { before: number; after: number },
  rated: Rated,
): number {
  return rated === 'wellbeing' ? after - before : before - after;
}
