import type { SafetyLevel } from '#domain/safety/levels.ts';
import { type Learned, oddsOf } from './learn.ts';
import type { Head } from '#domain/safety/classifier/model.ts';
import { learnFrom, type Sample } from './samples.ts';

/** A written sentence and the log-odds that weights which never saw its like give it. */
export interface Scored {
  sample: Sample;
  odds: number;
}

/** What a sample is left out with. */
export type GroupOf = (sample: Pick<Sample, 'line' | 'draw'>) => string;

/** What weights must not learn from to know nothing of a group: it, and what stands beside it. */
export function isIn(group: string, groupOf: GroupOf): (sample: Sample) => boolean {
  return ({ company, ...one }) => [one, ...(company ?? [])].some((each) => groupOf(each) === group);
}

/** Leaves out each group in turn and scores it by what the others teach. */
export function scoreUnseen(samples: readonly Sample[], head: Head, groupOf: GroupOf): Scored[] {
  const groups = [...new Set(samples.map(groupOf))].toSorted();
  return groups.flatMap((group) => {
    const learned = learnFrom(samples, head, isIn(group, groupOf));
    return scoreBy(
      learned,
      samples.filter((one) => !one.varied && groupOf(one) === group),
    );
  });
}

export function scoreBy(learned: Learned, samples: readonly Sample[]): Scored[] {
  return samples.map((sample) => ({
    sample,
    odds: Math.max(...sample.windows.map((features) => oddsOf(learned, features))),
  }));
}

/** Families, in so many folds. */
export function foldOf(folds: number): GroupOf {
  return (sample) => String(Math.floor(sample.draw * folds));
}

/** Who wrote it and when. */
export function authorOf({ line }: Pick<Sample, 'line'>): string {
  return `${line.round} ${line.author}`;
}

export function sliceOf({ line }: Pick<Sample, 'line'>): string {
  return line.slice;
}

/** Families count once each, however many members they have. */
function weighted(scored: readonly Scored[], levels: readonly SafetyLevel[]): [number, number][] {
  const own = scored.filter(({ sample }) => levels.includes(sample.line.level));
  const sizes = new Map<string, number>();
  for (const { sample } of own) {
    sizes.set(sample.line.family, (sizes.get(sample.line.family) ?? 0) + 1);
  }
  return own.map(({ sample, odds }) => [odds, 1 / (sizes.get(sample.line.family) ?? 1)]);
}

/** The score that only `share` of the sentences of these levels reach. */
export function scoreReachedBy(
  scored: readonly Scored[],
  levels: readonly SafetyLevel[],
  share: number,
): number {
  const sorted = weighted(scored, levels).toSorted(([a], [b]) => b - a);
  const total = sorted.reduce((sum, [, weight]) => sum + weight, 0);
  let passed = 0;
  for (const [odds, weight] of sorted) {
    passed += weight;
    if (passed > total * share) return odds + 1e-6;
  }
  return 0;
}

export function shareAbove(
  scored: readonly Scored[],
  levels: readonly SafetyLevel[],
  score: number,
): number {
  const own = weighted(scored, levels);
  const total = own.reduce((sum, [, weight]) => sum + weight, 0);
  return own.reduce((sum, [odds, weight]) => sum + (odds >= score ? weight : 0), 0) / total;
}
