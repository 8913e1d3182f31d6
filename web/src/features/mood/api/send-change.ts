import { DataError } from '#web/data/data-error.ts';
import { queryClient } from '#web/data/query-client.ts';
import { mapPages, type Pages } from '#web/data/pages/paged-query.ts';
import { applyChange, type MoodChange, readChange } from '../mood-change.ts';
import type { MoodEntry } from '../mood-entry.ts';
import { deleteEntry } from './delete-entry.ts';
import { entriesKey } from './list-entries.ts';
import { saveEntry } from './save-entry.ts';
import { saveNote } from './save-note.ts';

/**
 * The sender of this feature. The lists that are in memory learn of the change before it leaves
 * the outbox, so that nothing flickers in between.
 * @throws {DataError} when the server did not take it
 */
export async function sendMoodChange(payload: unknown, owner: string): Promise<void> {
  const change = readChange(payload);
  if (!change) throw new DataError('unreadable', 'mood change', 400);
  switch (change.type) {
    case 'save':
      await saveEntry(change.entry);
      break;
    case 'note':
      await saveNote(change.id, change.note);
      break;
    default:
      await deleteEntry(change.id);
      break;
  }
  const queryKey = entriesKey(owner);
  // An answer that was already on its way may not know of this change: it is asked for again.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueriesData<Pages<MoodEntry> | MoodEntry[]>({ queryKey }, (list) =>
    Array.isArray(list) ? [...applyChange(list, change)] : list && applyToPages(list, change),
  );
  void queryClient.invalidateQueries({ queryKey });
}

/** A new entry goes onto the first page, wherever it will be found when the pages come anew. */
function applyToPages(list: Pages<MoodEntry>, change: MoodChange): Pages<MoodEntry> {
  const known =
    change.type === 'save' &&
    list.pages.some(({ rows }) => rows.some(({ id }) => id === change.entry.id));
  return mapPages(list, (rows, place) =>
    change.type === 'save' && (known || place > 0) ? rows : [...applyChange(rows, change)],
  );
}
