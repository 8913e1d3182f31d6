import { queryOptions } from '@tanstack/react-query';
import { CARE_KINDS, type CareDay } from '#domain/stones/care-days.ts';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { isRecord } from '#web/lib/is-record.ts';

interface CareYear {
  /** The year of the oldest record; null where there is none. */
  first: number | null;
  days: readonly CareDay[];
}

export function careYearQuery(userId: string, year: number) {
  return queryOptions({
    queryKey: ['care-year', userId, year],
    queryFn: async ({ signal }) => {
      const backend = await loadBackend();
      return readCareYear(
        dataOf(await backend.rpc('care_year', { p_year: year }).abortSignal(signal)),
      );
    },
    staleTime: staleTimes.standard,
    meta: { offline: true },
  });
}

/** The server's answer, whatever it is: what is not a day of care is left out. */
export function readCareYear(answer: unknown): CareYear {
  if (!isRecord(answer)) return { first: null, days: [] };
  const days = Array.isArray(answer['days']) ? answer['days'] : [];
  return {
    first: typeof answer['first'] === 'number' ? answer['first'] : null,
    days: days.flatMap((row: unknown) => {
      if (!isRecord(row)) return [];
      const { day, kinds } = row;
      if (typeof day !== 'string' || !Array.isArray(kinds)) return [];
      return [{ day, kinds: CARE_KINDS.filter((kind) => kinds.includes(kind)) }];
    }),
  };
}
