import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, type Page, pageOf, type Place } from '#web/data/pages/keyset.ts';
import { pagedQuery } from '#web/data/pages/paged-query.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { conversationsKey } from '../history/conversations-key.ts';

export interface ConversationSummary {
  id: string;
  /** Null until the person gives it one. */
  title: string | null;
  created_at: string;
  updated_at: string;
  /** Not null where it began as another way on of an earlier talk. */
  branched_from: string | null;
}

const PAGE = 50;

/** The person's conversations, page by page, the last used first. */
export const conversationsQuery = pagedQuery({
  queryKey: [...conversationsKey, 'pages'],
  readPage: readConversations,
  staleTime: staleTimes.critical,
  meta: { offline: true },
});

async function readConversations(after: Place | null): Promise<Page<ConversationSummary>> {
  const backend = await loadBackend();
  const by = { column: 'updated_at', ascending: false, size: PAGE };
  const query = backend
    .from('conversations')
    .select('id, title, created_at, updated_at, branched_from');
  const rows = dataOf(await pageOf(query, by, after));
  return { rows, next: endOf(rows, PAGE, (row) => [row.updated_at, row.id]) };
}
