import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { staleTimes } from '#web/data/query-client.ts';

/** Enough to find the last plan, without reading a whole history. */
const RESULTS = 20;

/** One activity that came to its end, as far as home speaks of it. */
export interface Activity {
  gameId: string;
  finishedAt: string;
  /** What the person meant to do with it; empty where they wrote nothing. */
  plan: string;
}

/** What was taken along from a talk. */
export interface Taken {
  lines: readonly string[];
  keptAt: string;
}

export interface Recent {
  activities: readonly Activity[];
  taken: Taken | null;
}

/** What a person lately did and took along, newest first. */
export function recentQuery(userId: string) {
  return queryOptions({
    queryKey: ['home', userId, 'recent'],
    queryFn: async ({ signal }): Promise<Recent> => {
      const backend = await loadBackend();
      const [results, keepsakes] = await Promise.all([
        backend
          .from('game_results')
          .select('game_id, finished_at, reflection')
          .order('finished_at', { ascending: false })
          .limit(RESULTS)
          .abortSignal(signal),
        backend
          .from('keepsakes')
          .select('lines, kept_at')
          .order('kept_at', { ascending: false })
          .limit(1)
          .abortSignal(signal),
      ]);
      const [kept] = dataOf(keepsakes);
      return {
        activities: dataOf(results).map((row) => ({
          gameId: row.game_id,
          finishedAt: row.finished_at,
          plan: row.reflection?.trim() ?? '',
        })),
        taken: kept ? { lines: kept.lines, keptAt: kept.kept_at } : null,
      };
    },
    staleTime: staleTimes.critical,
    meta: { offline: true },
  });
}
