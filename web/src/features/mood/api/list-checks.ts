import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, pageOf, readToEnd } from '#web/data/pages/keyset.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { readCheck, type WellBeingCheck } from '../well-being/check.ts';

const PAGE = 500;

export function checksKey(userId: string) {
  return ['well-being', userId] as const;
}

/** Every WHO-5 of a person, newest first. */
export function checksQuery(userId: string) {
  return queryOptions({
    queryKey: checksKey(userId),
    queryFn: ({ signal }) =>
      readToEnd<WellBeingCheck>(async (after) => {
        const backend = await loadBackend();
        const by = { column: 'taken_at', ascending: false, size: PAGE };
        const query = backend.from('wellbeing_checks').select('id, answers, taken_at');
        const rows = dataOf(await pageOf(query, by, after).abortSignal(signal));
        return {
          rows: rows
            .map(({ taken_at: takenAt, ...row }) => readCheck({ ...row, takenAt }))
            .filter((check) => check !== null),
          next: endOf(rows, PAGE, (row) => [row.taken_at, row.id]),
        };
      }),
    staleTime: staleTimes.standard,
    meta: { offline: true },
  });
}
