import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { staleTimes } from '#web/data/query-client.ts';

/** What a person has played of one game, on all devices. */
export interface GameProgress {
  gameId: string;
  times: number;
  levels: readonly number[];
  /** How often both numbers, before and after, were given. */
  rated: number;
  /** After minus before, on average; null where it was never given. */
  meanChange: number | null;
  /** Standard error of that mean; null before the second time. */
  changeError: number | null;
}

export function progressKey(userId: string) {
  return ['game-progress', userId] as const;
}

export function progressQuery(userId: string) {
  return queryOptions({
    queryKey: progressKey(userId),
    queryFn: async ({ signal }): Promise<readonly GameProgress[]> => {
      const backend = await loadBackend();
      const rows = dataOf(await backend.rpc('game_progress').abortSignal(signal));
      return rows.map((row) => ({
        gameId: row.game_id,
        times: row.times,
        levels: row.levels,
        rated: row.rated,
        meanChange: numberOrNull(row.mean_change),
        changeError: numberOrNull(row.change_error),
      }));
    },
    staleTime: staleTimes.critical,
    meta: { offline: true },
  });
}

/** A number of the database that may be missing, whatever the generated type says. */
function numberOrNull(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value);
}

/** Finished levels of one game on any device; none while unknown. */
export function useFinishedLevels(userId: string, gameId: string): readonly number[] {
  const { data } = useQuery(progressQuery(userId));
  return data?.find((progress) => progress.gameId === gameId)?.levels ?? NONE;
}

const NONE: readonly number[] = [];
