import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, type Page, pageOf, type Place } from '#web/data/pages/keyset.ts';
import { pagedQuery } from '#web/data/pages/paged-query.ts';
import { staleTimes } from '#web/data/query-client.ts';

const PAGE = 50;

export interface Memory {
  id: string;
  fact: string;
  created_at: string;
}

/** What the companion remembers, page by page, the newest first. */
export const memoriesQuery = pagedQuery({
  queryKey: ['chat', 'memories', 'pages'],
  readPage: readMemories,
  staleTime: staleTimes.critical,
});

async function readMemories(after: Place | null): Promise<Page<Memory>> {
  const backend = await loadBackend();
  const by = { column: 'created_at', ascending: false, size: PAGE };
  const query = backend.from('companion_memories').select('id, fact, created_at');
  const rows = dataOf(await pageOf(query, by, after));
  return { rows, next: endOf(rows, PAGE, (row) => [row.created_at, row.id]) };
}
