import { isRecord } from '#web/lib/is-record.ts';
import { isEntry, type MoodEntry } from './mood-entry.ts';

/** What can be done to the list, in the form in which it waits in the outbox. */
export type MoodChange =
  | { type: 'save'; entry: MoodEntry }
  | { type: 'note'; id: string; note: string | null }
  | { type: 'delete'; id: string };

/** Outbox kinds of this feature are `mood.` and the type of the change. */
export const MOOD_KIND_PREFIX = 'mood.';

/** The list after a change, newest first. Repeating a change changes nothing more. */
export function applyChange(
  entries: readonly MoodEntry[],
  change: MoodChange,
): readonly MoodEntry[] {
  switch (change.type) {
    case 'save':
      if (entries.some(({ id }) => id === change.entry.id)) return entries;
      return [change.entry, ...entries].toSorted(newestFirst);
    case 'note':
      return entries.map((entry) =>
        entry.id === change.id ? { ...entry, note: change.note } : entry,
      );
    default:
      return entries.filter(({ id }) => id !== change.id);
  }
}

/** Reads a change that may have been kept by an older version. Null: nobody can tell what it was. */
export function readChange(payload: unknown): MoodChange | null {
  if (!isRecord(payload)) return null;
  const { type, id, note, entry } = payload;
  if (type === 'save') return isEntry(entry) ? { type, entry } : null;
  if (typeof id !== 'string') return null;
  if (type === 'delete') return { type, id };
  const isNote = type === 'note' && (note === null || typeof note === 'string');
  return isNote ? { type, id, note } : null;
}

function newestFirst(a: MoodEntry, b: MoodEntry): number {
  return Date.parse(b.occurredAt) - Date.parse(a.occurredAt);
}
