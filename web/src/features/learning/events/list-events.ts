import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, pageOf, readToEnd } from '#web/data/pages/keyset.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { EVENT_COLUMNS, eventOfRow, type LessonEvent } from './event.ts';
import { eventsKey } from './events-key.ts';

const PAGE = 500;

/** All of them: what comes back in the review follows from every answer. */
export function eventsQuery(userId: string) {
  return queryOptions({
    queryKey: eventsKey(userId),
    queryFn: ({ signal }) => listEvents(signal),
    staleTime: staleTimes.standard,
    meta: { offline: true },
  });
}

async function listEvents(signal: AbortSignal): Promise<readonly LessonEvent[]> {
  const backend = await loadBackend();
  const by = { column: 'happened_at', ascending: false, size: PAGE };
  const rows = await readToEnd(async (after) => {
    const query = backend.from('lesson_events').select(EVENT_COLUMNS);
    const page = dataOf(await pageOf(query, by, after).abortSignal(signal));
    return { rows: page, next: endOf(page, PAGE, (row) => [row.happened_at, row.id]) };
  });
  return rows.map(eventOfRow).filter((event) => event !== null);
}
