import { offlineList } from '#web/data/outbox/offline-list.ts';
import { entriesKey } from './api/entries-key.ts';
import { type EntryRow, readEntryRow } from './diary-entry.ts';
import { DIARY_KEPT_TEXTS } from './kept-here.texts.ts';

/** The diary of a person: written on the device first, sent when the network allows. */
export const diary = offlineList<EntryRow>({
  kind: 'diary',
  schema: readEntryRow,
  order: (one, other) =>
    Date.parse(other.occurredAt) - Date.parse(one.occurredAt) || (one.id < other.id ? 1 : -1),
  queries: entriesKey,
  send: async (change, owner) => (await import('./api/send-entry.ts')).sendEntry(change, owner),
  inWords: DIARY_KEPT_TEXTS.changes,
});
