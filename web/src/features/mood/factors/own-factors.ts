import { offlineList } from '#web/data/outbox/offline-list.ts';
import { toTable } from '#web/data/outbox/to-table.ts';
import { ownFactorsKey } from '../api/list-own-factors.ts';
import { MOOD_KEPT_TEXTS } from '../kept-here.texts.ts';
import { type OwnFactor, readOwnFactor } from './own-factor.ts';

/** The factors of a person's own; their days go with them (by the database). */
export const ownFactors = offlineList<OwnFactor>({
  kind: 'own-factor',
  schema: readOwnFactor,
  order: (one, other) =>
    Date.parse(one.addedAt) - Date.parse(other.addedAt) || (one.id < other.id ? -1 : 1),
  queries: ownFactorsKey,
  send: toTable('wellness_factors'),
  inWords: MOOD_KEPT_TEXTS.ownFactors,
});
