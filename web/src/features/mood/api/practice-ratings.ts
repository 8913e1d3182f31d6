import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, pageOf, readToEnd } from '#web/data/pages/keyset.ts';
import { staleTimes } from '#web/data/query-client.ts';

/** How hard a moment was before a game or tool and after it, 0 to 10. */
export interface PracticeRating {
  id: string;
  kind: string;
  practiceId: string;
  before: number;
  after: number;
}

const PAGE = 1000;

/** Every game and tool that was rated before and after. */
export function practiceRatingsQuery(userId: string) {
  return queryOptions({
    // Not the key of the tools' own list, whose rows have another shape.
    queryKey: ['what-helps', userId],
    queryFn: ({ signal }) =>
      readToEnd<PracticeRating>(async (after) => {
        const backend = await loadBackend();
        const by = { column: 'finished_at', ascending: false, size: PAGE };
        const query = backend
          .from('practice_ratings')
          .select('id, practice_kind, practice_id, rating_before, rating_after, finished_at')
          .not('rating_before', 'is', null)
          .not('rating_after', 'is', null);
        const rows = dataOf(await pageOf(query, by, after).abortSignal(signal));
        return {
          // The columns of a view may be empty as far as their types know; of these none is.
          rows: rows.map((row) => ({
            id: row.id ?? '',
            kind: row.practice_kind ?? '',
            practiceId: row.practice_id ?? '',
            before: row.rating_before ?? 0,
            after: row.rating_after ?? 0,
          })),
          next: endOf(rows, PAGE, (row) => [row.finished_at ?? '', row.id ?? '']),
        };
      }),
    staleTime: staleTimes.standard,
    meta: { offline: true },
  });
}
