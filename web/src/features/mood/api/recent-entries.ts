import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { ENTRY_COLUMNS, entryOfRow } from '../mood-entry.ts';
import { entriesKey } from './list-entries.ts';

/** More in so few weeks is nobody's day; what is beyond it would not change the picture. */
const MOST = 1000;

/** The entries since a moment, newest first: what the picture of the last weeks needs. */
export function recentEntriesQuery(userId: string, since: Date) {
  return queryOptions({
    queryKey: [...entriesKey(userId), 'recent', since.toISOString()],
    queryFn: async ({ signal }) => {
      const backend = await loadBackend();
      const query = backend
        .from('mood_entries')
        .select(ENTRY_COLUMNS)
        .gte('occurred_at', since.toISOString())
        .order('occurred_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(MOST);
      const rows = dataOf(await query.abortSignal(signal));
      return rows.map(entryOfRow).filter((entry) => entry !== null);
    },
    staleTime: staleTimes.critical,
    meta: { offline: true },
  });
}
