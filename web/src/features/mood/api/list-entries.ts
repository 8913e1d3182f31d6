import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, type Page, pageOf, type Place } from '#web/data/pages/keyset.ts';
import { pagedQuery } from '#web/data/pages/paged-query.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { ENTRY_COLUMNS, entryOfRow, type MoodEntry } from '../mood-entry.ts';

const PAGE = 50;

/** Beginning of the key of every list of a person's entries. */
export function entriesKey(userId: string) {
  return ['mood', userId, 'entries'] as const;
}

/** A person's entries, page by page, newest first. */
export function entriesQuery(userId: string) {
  return pagedQuery({
    queryKey: [...entriesKey(userId), 'pages'],
    readPage: (after, signal) => readEntries(PAGE, after, signal),
    staleTime: staleTimes.critical,
    meta: { offline: true },
  });
}

async function readEntries(
  size: number,
  after: Place | null,
  signal: AbortSignal,
): Promise<Page<MoodEntry>> {
  const backend = await loadBackend();
  const by = { column: 'occurred_at', ascending: false, size };
  const query = backend.from('mood_entries').select(ENTRY_COLUMNS);
  const rows = dataOf(await pageOf(query, by, after).abortSignal(signal));
  return {
    rows: rows.map(entryOfRow).filter((entry) => entry !== null),
    next: endOf(rows, size, (row) => [row.occurred_at, row.id]),
  };
}

/** The newest entry alone, as a list of one or none. */
export function latestEntryQuery(userId: string) {
  return queryOptions({
    queryKey: [...entriesKey(userId), 'latest'],
    queryFn: async ({ signal }) => (await readEntries(1, null, signal)).rows,
    staleTime: staleTimes.critical,
    meta: { offline: true },
  });
}
