import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { pageOf } from '#web/data/pages/keyset.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { PRACTICE_COLUMNS, practiceOfRow, type Practice } from './practice.ts';
import { practicesKey } from './practices-key.ts';

/** What helped years ago says little about today: more than these are not read. */
const NEWEST = 400;

/** The newest lines of a person's ledger, newest first. */
export function practicesQuery(userId: string) {
  return queryOptions({
    queryKey: practicesKey(userId),
    queryFn: ({ signal }) => listPractices(signal),
    staleTime: staleTimes.standard,
    meta: { offline: true },
  });
}

async function listPractices(signal: AbortSignal): Promise<readonly Practice[]> {
  const backend = await loadBackend();
  const query = backend.from('practice_ratings').select(PRACTICE_COLUMNS);
  const by = { column: 'finished_at', ascending: false, size: NEWEST };
  const rows = dataOf(await pageOf(query, by, null).abortSignal(signal));
  return rows.map(practiceOfRow).filter((practice) => practice !== null);
}
