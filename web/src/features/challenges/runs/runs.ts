import { offlineList } from '#web/data/outbox/offline-list.ts';
import { toTable } from '#web/data/outbox/to-table.ts';
import { CHALLENGES_KEPT_TEXTS } from '../kept-here.texts.ts';
import { readRun, type Run } from './run.ts';

/** Beginning of the key of every query that answers with a person's packs. */
export const runsKey = (userId: string) => ['challenge-runs', userId] as const;

/** Packs that were taken up, those begun last first. */
export const runs = offlineList<Run>({
  kind: 'challenge-runs',
  schema: readRun,
  order: (one, other) =>
    Date.parse(other.startedAt) - Date.parse(one.startedAt) || (one.id < other.id ? 1 : -1),
  queries: runsKey,
  send: toTable('challenge_runs'),
  inWords: CHALLENGES_KEPT_TEXTS.runs,
});
