import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, type Page, type Place } from '#web/data/pages/keyset.ts';
import { pagedQuery } from '#web/data/pages/paged-query.ts';
import { staleTimes } from '#web/data/query-client.ts';

export interface FoundMessage {
  /** Of the message. */
  id: string;
  conversation_id: string;
  title: string | null;
  role: string;
  /** A piece of the message, with ⟦ and ⟧ around what was found. */
  excerpt: string;
  said_at: string;
}

const PAGE = 30;

/** Messages with all of these words, in any form, page by page, the newest first. */
export function searchQuery(query: string) {
  return pagedQuery({
    queryKey: ['chat', 'search', query],
    readPage: (after) => searchMessages(query, after),
    staleTime: staleTimes.critical,
  });
}

async function searchMessages(query: string, after: Place | null): Promise<Page<FoundMessage>> {
  const backend = await loadBackend();
  const behind = after && { p_before: after[0], p_before_id: after[1] };
  const found = dataOf(
    await backend.rpc('search_messages', { p_query: query, p_limit: PAGE, ...behind }),
  );
  const rows = found.map(({ message_id: id, ...rest }) => ({ id, ...rest }));
  return { rows, next: endOf(rows, PAGE, (row) => [row.said_at, row.id]) };
}
