import { offlineList } from '#web/data/outbox/offline-list.ts';
import { toTable } from '#web/data/outbox/to-table.ts';
import { checksKey } from '../api/list-checks.ts';
import { MOOD_KEPT_TEXTS } from '../kept-here.texts.ts';
import { readCheck, type WellBeingCheck } from './check.ts';

/** The WHO-5 of a person, each time it was answered. */
export const checks = offlineList<WellBeingCheck>({
  kind: 'well-being',
  schema: readCheck,
  order: (one, other) =>
    Date.parse(other.takenAt) - Date.parse(one.takenAt) || (one.id < other.id ? 1 : -1),
  queries: checksKey,
  send: toTable('wellbeing_checks'),
  inWords: MOOD_KEPT_TEXTS.checks,
});
