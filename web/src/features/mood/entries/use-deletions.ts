import { useCallback, useState } from 'react';
import type { MoodEntry } from '../mood-entry.ts';
import type { ListedEntry } from '../pending-entries.ts';
import { useMoodChanges } from '../use-mood-changes.ts';

/** A row of the list: an entry, or the place of one that was just deleted. */
export type EntryRow = ListedEntry & { deleted: boolean };

/** Deletes at once and keeps the place for a while, from where the same entry can come back. */
export function useDeletions(entries: readonly ListedEntry[]) {
  const change = useMoodChanges();
  const [deleted, setDeleted] = useState<readonly MoodEntry[]>([]);

  const forget = useCallback((id: string) => {
    setDeleted((before) => before.filter((entry) => entry.id !== id));
  }, []);

  function remove(entry: MoodEntry) {
    setDeleted((before) => [...before, entry]);
    void change({ type: 'delete', id: entry.id });
  }

  function restore(entry: MoodEntry) {
    void change({ type: 'save', entry }).then(() => forget(entry.id));
  }

  const gone = deleted.filter(({ id }) => !entries.some((entry) => entry.id === id));
  const rows: EntryRow[] = [
    ...entries.map((entry) => ({ ...entry, deleted: false })),
    ...gone.map((entry) => ({
      ...entry,
      delivery: 'sent' as const,
      refusedKey: null,
      deleted: true,
    })),
  ].toSorted((a, b) => Date.parse(b.occurredAt) - Date.parse(a.occurredAt));
  return { rows, remove, restore, forget };
}
