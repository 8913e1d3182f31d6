import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, pageOf, readToEnd } from '#web/data/pages/keyset.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { type OwnFactor, readOwnFactor } from '../factors/own-factor.ts';

const PAGE = 500;

export function ownFactorsKey(userId: string) {
  return ['wellness-factors', userId] as const;
}

/** The factors of a person's own, in the order in which they were added. */
export function ownFactorsQuery(userId: string) {
  return queryOptions({
    queryKey: ownFactorsKey(userId),
    queryFn: ({ signal }) =>
      readToEnd<OwnFactor>(async (after) => {
        const backend = await loadBackend();
        const by = { column: 'added_at', ascending: true, size: PAGE };
        const query = backend.from('wellness_factors').select('id, name, kind, unit, added_at');
        const rows = dataOf(await pageOf(query, by, after).abortSignal(signal));
        return {
          rows: rows
            .map(({ added_at: addedAt, ...row }) => readOwnFactor({ ...row, addedAt }))
            .filter((row) => row !== null),
          next: endOf(rows, PAGE, (row) => [row.added_at, row.id]),
        };
      }),
    staleTime: staleTimes.standard,
    meta: { offline: true },
  });
}
