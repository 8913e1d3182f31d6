import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, pageOf, readToEnd } from '#web/data/pages/keyset.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { type KeptMix, MIX_COLUMNS, mixOfRow } from './kept-mix.ts';
import { mixesKey } from './mixes-key.ts';

const PAGE = 500;

/** All of them: they are few, and each stands in sight. */
export function mixesQuery(userId: string) {
  return queryOptions({
    queryKey: mixesKey(userId),
    queryFn: ({ signal }) => listMixes(signal),
    staleTime: staleTimes.standard,
    meta: { offline: true },
  });
}

async function listMixes(signal: AbortSignal): Promise<readonly KeptMix[]> {
  const backend = await loadBackend();
  const by = { column: 'kept_at', ascending: false, size: PAGE };
  const rows = await readToEnd(async (after) => {
    const query = backend.from('ambient_mixes').select(MIX_COLUMNS);
    const page = dataOf(await pageOf(query, by, after).abortSignal(signal));
    return { rows: page, next: endOf(page, PAGE, (row) => [row.kept_at, row.id]) };
  });
  return rows.map(mixOfRow).filter((mix) => mix !== null);
}
