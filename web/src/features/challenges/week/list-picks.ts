import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { PICK_COLUMNS, pickOfRow } from './pick.ts';
import { picksKey } from './picks.ts';

/** More touches than a week of swapping comes to. */
const NEWEST = 300;

/** What was put into the card of one week: what counts is the latest of each place. */
export function picksQuery(userId: string, week: string) {
  return queryOptions({
    queryKey: [...picksKey(userId), week],
    queryFn: async ({ signal }) => {
      const backend = await loadBackend();
      const rows = dataOf(
        await backend
          .from('challenge_picks')
          .select(PICK_COLUMNS)
          .eq('week', week)
          .order('picked_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(NEWEST)
          .abortSignal(signal),
      );
      return rows.map(pickOfRow).filter((pick) => pick !== null);
    },
    staleTime: staleTimes.standard,
    meta: { offline: true },
  });
}
