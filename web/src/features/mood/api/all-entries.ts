import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, pageOf, readToEnd } from '#web/data/pages/keyset.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { ENTRY_COLUMNS, entryOfRow } from '../mood-entry.ts';
import { entriesKey } from './list-entries.ts';

/** As many as the API answers at once: ten years of daily entries are four requests. */
const PAGE = 1000;

/** Every entry of a person, newest first: charts are only right when they know all. */
export function allEntriesQuery(userId: string) {
  return queryOptions({
    queryKey: [...entriesKey(userId), 'all'],
    queryFn: ({ signal }) =>
      readToEnd(async (after) => {
        const backend = await loadBackend();
        const by = { column: 'occurred_at', ascending: false, size: PAGE };
        const query = backend.from('mood_entries').select(ENTRY_COLUMNS);
        const rows = dataOf(await pageOf(query, by, after).abortSignal(signal));
        return {
          rows: rows.map(entryOfRow).filter((entry) => entry !== null),
          next: endOf(rows, PAGE, (row) => [row.occurred_at, row.id]),
        };
      }),
    staleTime: staleTimes.critical,
    meta: { offline: true },
  });
}
