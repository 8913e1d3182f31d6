import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, pageOf, readToEnd } from '#web/data/pages/keyset.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { DONE_COLUMNS, type DoneAct, doneOfRow } from './done-act.ts';
import { doneActsKey } from './done-acts.ts';

const PAGE = 500;

/** All of them: the way of a pack follows from what was done since it was begun. */
export function doneActsQuery(userId: string) {
  return queryOptions({
    queryKey: doneActsKey(userId),
    queryFn: ({ signal }) => listDone(signal),
    staleTime: staleTimes.standard,
    meta: { offline: true },
  });
}

async function listDone(signal: AbortSignal): Promise<readonly DoneAct[]> {
  const backend = await loadBackend();
  const by = { column: 'done_at', ascending: false, size: PAGE };
  const rows = await readToEnd(async (after) => {
    const query = backend.from('challenge_acts').select(DONE_COLUMNS);
    const page = dataOf(await pageOf(query, by, after).abortSignal(signal));
    return { rows: page, next: endOf(page, PAGE, (row) => [row.done_at, row.id]) };
  });
  return rows.map(doneOfRow);
}
