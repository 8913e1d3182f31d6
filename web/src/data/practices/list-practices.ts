import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '../backend.ts';
import { dataOf } from '../data-error.ts';
import { endOf, type Page, pageOf, type Place, readToEnd } from '../pages/keyset.ts';
import { staleTimes } from '../query-client.ts';
import { PRACTICE_COLUMNS, type Practice, practiceOfRow } from './practice.ts';
import { practicesKey } from './practices-key.ts';

const PAGE = 1000;

/** Enough to find the last one that helped, without reading a whole history. */
const NEWEST = 40;

/** Every game and tool that was rated before and after, newest first: the ledger of what helps. */
export function practicesQuery(userId: string) {
  return queryOptions({
    queryKey: [...practicesKey(userId), 'all'],
    queryFn: ({ signal }) =>
      readToEnd<Practice>((after) => readPractices({ after, size: PAGE, signal })),
    staleTime: staleTimes.standard,
    meta: { offline: true },
  });
}

/** The newest lines of it. */
export function newestPracticesQuery(userId: string) {
  return queryOptions({
    queryKey: [...practicesKey(userId), 'newest'],
    queryFn: async ({ signal }) =>
      (await readPractices({ after: null, size: NEWEST, signal })).rows,
    staleTime: staleTimes.critical,
    meta: { offline: true },
  });
}

async function readPractices(which: {
  after: Place | null;
  size: number;
  signal: AbortSignal;
}): Promise<Page<Practice>> {
  const { after, size, signal } = which;
  const backend = await loadBackend();
  const query = backend
    .from('practice_ratings')
    .select(PRACTICE_COLUMNS)
    .not('rating_before', 'is', null)
    .not('rating_after', 'is', null);
  const by = { column: 'finished_at', ascending: false, size };
  const rows = dataOf(await pageOf(query, by, after).abortSignal(signal));
  return {
    rows: rows.map(practiceOfRow).filter((practice) => practice !== null),
    // The columns of a view may be empty as far as their types know; of these none is.
    next: endOf(rows, size, (row) => [row.finished_at ?? '', row.id ?? '']),
  };
}
