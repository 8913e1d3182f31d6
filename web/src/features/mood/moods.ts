import { isRecord } from '#web/lib/is-record.ts';
import type { ListChange } from '#web/data/outbox/list-change.ts';
import { offlineList } from '#web/data/outbox/offline-list.ts';
import { toTable } from '#web/data/outbox/to-table.ts';
import { entriesKey } from './api/list-entries.ts';
import { MOOD_KEPT_TEXTS } from './kept-here.texts.ts';
import { readEntry, type MoodEntry } from './mood-entry.ts';

/** The entries of a person: written on the device first, sent when the network allows. */
export const moods = offlineList<MoodEntry>({
  kind: 'mood',
  schema: readEntry,
  order: (one, other) =>
    Date.parse(other.occurredAt) - Date.parse(one.occurredAt) || (one.id < other.id ? 1 : -1),
  queries: entriesKey,
  send: toTable('mood_entries'),
  inWords: MOOD_KEPT_TEXTS.changes,
  older: readOlderChange,
});

/** How versions before November 2026 kept a new entry and the words to one. */
function readOlderChange(payload: unknown): ListChange<MoodEntry> | null {
  if (!isRecord(payload)) return null;
  const { type, id, note } = payload;
  const row = readEntry(payload['entry']);
  if (type === 'save') return row && { type: 'add', row };
  const isNote = type === 'note' && (note === null || typeof note === 'string');
  return isNote && typeof id === 'string' ? { type: 'edit', id, fields: { note } } : null;
}
