import type { Estimate } from '#domain/statistics/intervals.ts';
import { shrunkenMeans } from '#domain/statistics/shrunken-means.ts';
import type { PracticeRating } from '../../api/practice-ratings.ts';

/** A game or tool, and by how much moments were lighter after it, 0 to 10. */
export interface Help {
  kind: string;
  id: string;
  estimate: Estimate;
}

/** Fewer times, and nothing is said of it. */
const LEAST_TIMES = 3;

/** What made moments lighter, the surest first; those done too few times only inform the others. */
export function whatHelps(ratings: readonly PracticeRating[]): Help[] {
  const groups = new Map<string, { kind: string; id: string; values: number[] }>();
  for (const { kind, practiceId: id, before, after } of ratings) {
    const key = `${kind} ${id}`;
    const group = groups.get(key) ?? { kind, id, values: [] };
    groups.set(key, group);
    group.values.push(before - after);
  }
  const means = shrunkenMeans([...groups.values()].map((key) => ({ key, values: key.values })));
  return (means ?? [])
    .filter(({ estimate }) => estimate.n >= LEAST_TIMES)
    .map(({ key: { kind, id }, estimate }) => ({ kind, id, estimate }))
    .toSorted((a, b) => b.estimate.low - a.estimate.low);
}
