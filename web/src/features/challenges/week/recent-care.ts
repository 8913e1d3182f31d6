import { queryOptions } from '@tanstack/react-query';
import type { Care } from '#domain/challenges/challenge.ts';
import { HISTORY_DAYS } from '#domain/challenges/week-card.ts';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { staleTimes } from '#web/data/query-client.ts';
import type { CareOf } from '../contract.ts';
import { startOfWeek } from './start-of-week.ts';

/** Something that was done, and on how many days. */
interface CareDone {
  kind: string;
  name: string;
  days: number;
}

/** What was done in the weeks before this one: it stays the same while the week lasts. */
export function recentCareQuery(userId: string, week: string) {
  return queryOptions({
    queryKey: ['recent-care', userId, week],
    queryFn: async ({ signal }): Promise<readonly CareDone[]> => {
      const span = {
        p_from: startOfWeek(week, HISTORY_DAYS).toISOString(),
        p_until: startOfWeek(week).toISOString(),
      };
      const backend = await loadBackend();
      return dataOf(await backend.rpc('recent_care', span).abortSignal(signal));
    },
    staleTime: staleTimes.static,
    meta: { offline: true },
  });
}

/** On how many days each kind of care was done. */
export function daysOfCare(
  done: readonly CareDone[],
  careOf: CareOf,
): Readonly<Partial<Record<Care, number>>> {
  const days: Partial<Record<Care, number>> = {};
  for (const { kind, name, days: count } of done) {
    const care = careOf(kind, name);
    if (care) days[care] = (days[care] ?? 0) + count;
  }
  return days;
}
