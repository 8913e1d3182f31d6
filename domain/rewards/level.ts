/**
 * Points that one level is wide (docs/design/rules.md §7). The same number stands in SQL
 * `level_of_points`.
 */
export const POINTS_PER_LEVEL = 100;

/** The level that a sum of points stands for: 1 from 0 points on, one more for each hundred. */
export function levelOfPoints(points: number): number {
  return 1 + Math.floor(points / POINTS_PER_LEVEL);
}

/** How far into the level a sum of points is, and how far it is to the next one. */
export function levelProgress(points: number): { level: number; into: number; missing: number } {
  const into = points % POINTS_PER_LEVEL;
  return { level: levelOfPoints(points), into, missing: POINTS_PER_LEVEL - into };
}
