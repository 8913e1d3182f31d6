import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, pageOf, readToEnd } from '#web/data/pages/keyset.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { MARK_COLUMNS, type Mark, markOfRow } from './mark.ts';
import { marksKey } from './marks-key.ts';

const PAGE = 500;

/** All of them: the list of tools is only right with every mark. */
export function marksQuery(userId: string) {
  return queryOptions({
    queryKey: marksKey(userId),
    queryFn: ({ signal }) => listMarks(signal),
    staleTime: staleTimes.standard,
    meta: { offline: true },
  });
}

async function listMarks(signal: AbortSignal): Promise<readonly Mark[]> {
  const backend = await loadBackend();
  const by = { column: 'marked_at', ascending: false, size: PAGE };
  const rows = await readToEnd(async (after) => {
    const query = backend.from('tool_marks').select(MARK_COLUMNS);
    const page = dataOf(await pageOf(query, by, after).abortSignal(signal));
    return { rows: page, next: endOf(page, PAGE, (row) => [row.marked_at, row.id]) };
  });
  return rows.map(markOfRow).filter((mark) => mark !== null);
}
