import { useQuery } from '@tanstack/react-query';
import { isAct } from '#domain/mood/experiments/experiments.ts';
import { mayBeTried } from '#domain/mood/experiments/may-be-tried.ts';
import { useChanges, useOfflineList } from '#web/data/outbox/use-offline-list.ts';
import { useUser } from '#web/data/session.ts';
import { experimentsQuery } from '../api/list-experiments.ts';
import { ownFactorsQuery } from '../api/list-own-factors.ts';
import { ownFactors } from '../factors/own-factors.ts';
import { experiments } from './experiments.ts';
import { ACT_TEXTS, type ActWords, ownAct } from './texts.ts';

/** What was tried, how a thing that is tried is called, and the own things that may be. */
export function useExperiments() {
  const { id } = useUser();
  const query = useQuery(experimentsQuery(id));
  const list = useOfflineList(experiments, id, query);
  const own = useOfflineList(ownFactors, id, useQuery(ownFactorsQuery(id))).rows;
  const wordsOf = (factor: string): ActWords =>
    isAct(factor) ? ACT_TEXTS[factor] : ownAct(own.find((one) => one.id === factor)?.name);
  return {
    ...list,
    ...useChanges(experiments),
    wordsOf,
    own: own.filter(({ name }) => mayBeTried(name)),
    refetch: query.refetch,
  };
}
