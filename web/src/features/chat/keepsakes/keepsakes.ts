import { offlineList } from '#web/data/outbox/offline-list.ts';
import { toTable } from '#web/data/outbox/to-table.ts';
import { CHAT_KEPT_TEXTS } from '../offline/kept-here.texts.ts';
import { type Keepsake, readKeepsake } from './keepsake.ts';
import { keepsakesKey } from './keepsakes-key.ts';

/** What a person takes along from talks: written on the device first, sent when the network allows. */
export const keepsakes = offlineList<Keepsake>({
  kind: 'keepsake',
  schema: readKeepsake,
  order: (one, other) =>
    Date.parse(other.keptAt) - Date.parse(one.keptAt) || (one.id < other.id ? 1 : -1),
  queries: keepsakesKey,
  send: toTable('keepsakes'),
  inWords: CHAT_KEPT_TEXTS.keepsakes,
});
