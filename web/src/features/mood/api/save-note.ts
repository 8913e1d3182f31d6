import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';

/** Puts words to an entry, or takes them away with null. */
export async function saveNote(id: string, note: string | null) {
  const backend = await loadBackend();
  dataOf(await backend.from('mood_entries').update({ note }).eq('id', id));
}
