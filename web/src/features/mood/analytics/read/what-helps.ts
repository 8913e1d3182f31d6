import { pointsBetter } from '#domain/practices/rated.ts';
import type { Estimate } from '#domain/statistics/intervals.ts';
import { shrunkenMeans } from '#domain/statistics/shrunken-means.ts';
import { isRated, type Practice, type PracticeOf } from '#web/data/practices/practice.ts';

/** A game or tool, and by how much moments were better after it, 0 to 10. */
export interface Help {
  kind: string;
  id: string;
  name: string;
  estimate: Estimate;
}

/** Fewer times, and nothing is said of it. */
const LEAST_TIMES = 3;

/**
 * What made moments better, the surest first; those done too few times only inform the others. What
 * this version does not know is left out: its numbers may go either way.
 */
export function whatHelps(practices: readonly Practice[], practiceOf: PracticeOf): Help[] {
  const groups = new Map<string, { kind: string; id: string; name: string; values: number[] }>();
  for (const practice of practices.filter(isRated)) {
    const { kind, practiceId: id } = practice;
    const info = practiceOf(kind, id);
    if (!info) continue;
    const key = `${kind} ${id}`;
    const group = groups.get(key) ?? { kind, id, name: info.name, values: [] };
    groups.set(key, group);
    group.values.push(pointsBetter(practice, info.rated));
  }
  const means = shrunkenMeans([...groups.values()].map((key) => ({ key, values: key.values })));
  return (means ?? [])
    .filter(({ estimate }) => estimate.n >= LEAST_TIMES)
    .map(({ key: { kind, id, name }, estimate }) => ({ kind, id, name, estimate }))
    .toSorted((a, b) => b.estimate.low - a.estimate.low);
}
