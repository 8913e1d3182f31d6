import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, type Page, pageOf, type Place } from '#web/data/pages/keyset.ts';
import { pagedQuery } from '#web/data/pages/paged-query.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { ENTRY_COLUMNS, type EntryRow, entryOfRow } from '../diary-entry.ts';
import { entriesKey } from './entries-key.ts';

const PAGE = 50;
/** So many years back, this day is looked for. */
const YEARS = 10;

/** A person's diary, page by page, newest first: sealed where it is sealed. */
export function entriesQuery(userId: string) {
  return pagedQuery({
    queryKey: [...entriesKey(userId), 'pages'],
    readPage: readEntries,
    staleTime: staleTimes.critical,
    meta: { offline: true },
  });
}

async function readEntries(after: Place | null, signal: AbortSignal): Promise<Page<EntryRow>> {
  const backend = await loadBackend();
  const by = { column: 'occurred_at', ascending: false, size: PAGE };
  const query = backend.from('diary_entries').select(ENTRY_COLUMNS);
  const rows = dataOf(await pageOf(query, by, after).abortSignal(signal));
  return {
    rows: rows.map(entryOfRow),
    next: endOf(rows, PAGE, (row) => [row.occurred_at, row.id]),
  };
}

/** What was written on this day of earlier years, newest first. */
export function sameDayQuery(userId: string, today: Date) {
  const days = Array.from({ length: YEARS }, (_, years) => dayBefore(today, years + 1));
  return queryOptions({
    queryKey: [...entriesKey(userId), 'same-day', today.toDateString()],
    queryFn: async ({ signal }) => {
      const backend = await loadBackend();
      const within = days.map(
        ([from, to]) => `and(occurred_at.gte."${from}",occurred_at.lt."${to}")`,
      );
      const query = backend.from('diary_entries').select(ENTRY_COLUMNS).or(within.join(','));
      const newest = query.order('occurred_at', { ascending: false }).limit(YEARS);
      return dataOf(await newest.abortSignal(signal)).map(entryOfRow);
    },
    staleTime: staleTimes.static,
  });
}

/** The same day by the person's own clock; of 29 February, 1 March. */
function dayBefore(today: Date, years: number): [string, string] {
  const day = (more: number) =>
    new Date(today.getFullYear() - years, today.getMonth(), today.getDate() + more).toISOString();
  return [day(0), day(1)];
}
