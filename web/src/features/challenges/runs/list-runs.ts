import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, pageOf, readToEnd } from '#web/data/pages/keyset.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { type Run, RUN_COLUMNS, runOfRow } from './run.ts';
import { runsKey } from './runs.ts';

const PAGE = 500;

/** All of them: what was left years ago can be taken up again. */
export function runsQuery(userId: string) {
  return queryOptions({
    queryKey: runsKey(userId),
    queryFn: ({ signal }) => listRuns(signal),
    staleTime: staleTimes.standard,
    meta: { offline: true },
  });
}

async function listRuns(signal: AbortSignal): Promise<readonly Run[]> {
  const backend = await loadBackend();
  const by = { column: 'started_at', ascending: false, size: PAGE };
  const rows = await readToEnd(async (after) => {
    const query = backend.from('challenge_runs').select(RUN_COLUMNS);
    const page = dataOf(await pageOf(query, by, after).abortSignal(signal));
    return { rows: page, next: endOf(page, PAGE, (row) => [row.started_at, row.id]) };
  });
  return rows.map(runOfRow).filter((run) => run !== null);
}
