import { offlineList } from '#web/data/outbox/offline-list.ts';
import { toTable } from '#web/data/outbox/to-table.ts';
import { experimentsKey } from '../api/list-experiments.ts';
import { MOOD_KEPT_TEXTS } from '../kept-here.texts.ts';
import { type Experiment, readExperiment } from './experiment.ts';

/** What a person tries or tried on themselves, the latest first. */
export const experiments = offlineList<Experiment>({
  kind: 'mood-experiment',
  schema: readExperiment,
  order: (one, other) =>
    one.startsOn === other.startsOn
      ? one.id < other.id
        ? 1
        : -1
      : one.startsOn < other.startsOn
        ? 1
        : -1,
  queries: experimentsKey,
  send: toTable('mood_experiments'),
  inWords: MOOD_KEPT_TEXTS.experiments,
});
