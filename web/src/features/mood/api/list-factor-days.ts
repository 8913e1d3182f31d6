import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, pageOf, readToEnd } from '#web/data/pages/keyset.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { factorDay } from '../factors/factor-day.ts';

const PAGE = 1000;

export function factorDaysKey(userId: string) {
  return ['factor-days', userId] as const;
}

/** Every value of every factor, newest day first. */
export function factorDaysQuery(userId: string) {
  return queryOptions({
    queryKey: factorDaysKey(userId),
    queryFn: ({ signal }) =>
      readToEnd(async (after) => {
        const backend = await loadBackend();
        const by = { column: 'day', ascending: false, size: PAGE };
        const query = backend.from('factor_days').select('id, factor, day, value');
        const rows = dataOf(await pageOf(query, by, after).abortSignal(signal));
        return {
          rows: rows.map(({ factor, day, value }) => factorDay(factor, day, value)),
          next: endOf(rows, PAGE, (row) => [row.day, row.id]),
        };
      }),
    staleTime: staleTimes.critical,
    meta: { offline: true },
  });
}
