import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, type Page, pageOf, type Place } from '#web/data/pages/keyset.ts';
import { pagedQuery } from '#web/data/pages/paged-query.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { KEEPSAKE_COLUMNS, type Keepsake, keepsakeOfRow } from './keepsake.ts';
import { keepsakesKey } from './keepsakes-key.ts';

const PAGE = 50;

/** What a person took along, page by page, newest first. */
export function keepsakesQuery(userId: string) {
  return pagedQuery({
    queryKey: [...keepsakesKey(userId), 'pages'],
    readPage: readKeepsakes,
    staleTime: staleTimes.standard,
    meta: { offline: true },
  });
}

async function readKeepsakes(after: Place | null, signal: AbortSignal): Promise<Page<Keepsake>> {
  const backend = await loadBackend();
  const by = { column: 'kept_at', ascending: false, size: PAGE };
  const query = backend.from('keepsakes').select(KEEPSAKE_COLUMNS);
  const rows = dataOf(await pageOf(query, by, after).abortSignal(signal));
  return {
    rows: rows.map(keepsakeOfRow),
    next: endOf(rows, PAGE, (row) => [row.kept_at, row.id]),
  };
}
