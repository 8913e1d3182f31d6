import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, pageOf, readToEnd } from '#web/data/pages/keyset.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { type Experiment, readExperiment } from '../experiments/experiment.ts';

const PAGE = 500;

export function experimentsKey(userId: string) {
  return ['mood-experiments', userId] as const;
}

/** Every experiment of a person, the latest first. */
export function experimentsQuery(userId: string) {
  return queryOptions({
    queryKey: experimentsKey(userId),
    queryFn: ({ signal }) =>
      readToEnd<Experiment>(async (after) => {
        const backend = await loadBackend();
        const by = { column: 'starts_on', ascending: false, size: PAGE };
        const query = backend
          .from('mood_experiments')
          .select('id, factor, question, arms, starts_on, stopped_on');
        const rows = dataOf(await pageOf(query, by, after).abortSignal(signal));
        return {
          rows: rows
            .map(({ starts_on: startsOn, stopped_on: stoppedOn, ...row }) =>
              readExperiment({ ...row, startsOn, stoppedOn }),
            )
            .filter((row) => row !== null),
          next: endOf(rows, PAGE, (row) => [row.starts_on, row.id]),
        };
      }),
    staleTime: staleTimes.standard,
    meta: { offline: true },
  });
}
