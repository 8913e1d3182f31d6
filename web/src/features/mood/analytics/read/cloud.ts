import type { MoodEntry } from '../../mood-entry.ts';

/** An emotion or a word, how often it was told in a period, and in the one before. */
export interface Cloudlet {
  id: string;
  now: number;
  before: number;
  /** What it had of all that was told, now less before; null where nothing was told before. */
  change: number | null;
}

/** What was told, the most frequent first. A word counts for itself; without one, the emotion does. */
export function cloudOf(
  now: readonly MoodEntry[],
  before: readonly MoodEntry[],
  most = 24,
): Cloudlet[] {
  const [counts, earlier] = [countOf(now), countOf(before)];
  const [total, totalEarlier] = [sumOf(counts), sumOf(earlier)];
  return [...counts]
    .map(([id, times]) => {
      const then = earlier.get(id) ?? 0;
      const change = totalEarlier === 0 ? null : times / total - then / totalEarlier;
      return { id, now: times, before: then, change };
    })
    .toSorted((a, b) => b.now - a.now || a.id.localeCompare(b.id))
    .slice(0, most);
}

function countOf(entries: readonly MoodEntry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { words, emotion } of entries) {
    for (const id of words.length > 0 ? words : [emotion])
      counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

function sumOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
