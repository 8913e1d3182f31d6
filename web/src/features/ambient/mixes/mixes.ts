import { offlineList } from '#web/data/outbox/offline-list.ts';
import { toTable } from '#web/data/outbox/to-table.ts';
import { AMBIENT_KEPT_TEXTS } from '../kept-here.texts.ts';
import { type KeptMix, readKeptMix } from './kept-mix.ts';
import { mixesKey } from './mixes-key.ts';

/** A person's own mixes, written on the device first. */
export const mixes = offlineList<KeptMix>({
  kind: 'ambient-mixes',
  schema: readKeptMix,
  order: (one, other) =>
    Date.parse(other.keptAt) - Date.parse(one.keptAt) || (one.id < other.id ? 1 : -1),
  queries: mixesKey,
  send: toTable('ambient_mixes'),
  inWords: AMBIENT_KEPT_TEXTS.mixes,
});
