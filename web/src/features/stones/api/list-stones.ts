import { queryOptions, useQuery } from '@tanstack/react-query';
import { isStoneId, type StoneId } from '#domain/stones/stones.ts';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { useUser } from '#web/data/session.ts';

export interface FoundStone {
  id: StoneId;
  /** When its care was done for the first time. */
  foundAt: string;
  /** Nobody was told of it yet. */
  isNew: boolean;
}

export function stonesQuery(userId: string) {
  return queryOptions({
    queryKey: ['stones', userId],
    queryFn: async (): Promise<readonly FoundStone[]> => {
      const rows = dataOf(await (await loadBackend()).rpc('my_stones'));
      return rows.flatMap(({ stone, found_at, seen_at }) =>
        isStoneId(stone) ? [{ id: stone, foundAt: found_at, isNew: seen_at === null }] : [],
      );
    },
    staleTime: staleTimes.critical,
    meta: { offline: true },
  });
}

/** What the person has found, the oldest first; without network, what was known last. */
export function useStones() {
  return useQuery(stonesQuery(useUser().id));
}
