import { useCallback, useEffect, useState } from 'react';
import { useChanges } from '#web/data/outbox/use-offline-list.ts';
import type { Listed } from '#web/data/outbox/with-waiting.ts';
import { type DeletedDrafts, draftsOfDeleted } from '#web/data/own-data/deleted-drafts.ts';
import type { MoodEntry } from '../mood-entry.ts';
import { moods } from '../moods.ts';
import { noteDraft } from '../note/note-draft.ts';

/** A row of the list: an entry, or the place of one that was just deleted. */
export type EntryRow = Listed<MoodEntry> & { deleted: boolean };

/** What was deleted, and under which id that waits. */
interface Deletion {
  entry: Listed<MoodEntry>;
  changeId: string;
}

/** Deletes at once and keeps the place for a while, from where the same entry can come back. */
export function useDeletions(entries: readonly Listed<MoodEntry>[]) {
  const { change, undo } = useChanges(moods);
  const [deleted, setDeleted] = useState<readonly Deletion[]>([]);

  const [drafts] = useState(() => new Map<string, DeletedDrafts>());

  const forget = useCallback(
    (id: string) => {
      drafts.get(id)?.drop();
      drafts.delete(id);
      setDeleted((before) => before.filter(({ entry }) => entry.id !== id));
    },
    [drafts],
  );

  // The places go with the page.
  useEffect(
    () => () => {
      for (const { drop } of drafts.values()) drop();
    },
    [drafts],
  );

  function remove(entry: Listed<MoodEntry>) {
    const changeId = change({ type: 'delete', id: entry.id });
    drafts.set(entry.id, draftsOfDeleted([noteDraft(entry.id)]));
    setDeleted((before) => [...before, { entry, changeId }]);
  }

  function restore({ id }: MoodEntry) {
    const deletion = deleted.find(({ entry }) => entry.id === id);
    if (!deletion) return;
    drafts.get(id)?.keep();
    const opposite = { type: 'add', row: deletion.entry } as const;
    void undo(deletion.changeId, opposite).then(() => forget(id));
  }

  const gone = deleted.filter(({ entry: { id } }) => !entries.some((entry) => entry.id === id));
  const rows: EntryRow[] = [
    ...entries.map((entry) => ({ ...entry, deleted: false })),
    ...gone.map(({ entry }) => ({ ...entry, deleted: true })),
  ].toSorted((a, b) => moods.rules.order(a, b));
  return { rows, remove, restore, forget };
}
