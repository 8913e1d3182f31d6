import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';

/** Deleting what is already gone is no error. */
export async function deleteEntry(id: string) {
  const backend = await loadBackend();
  dataOf(await backend.from('mood_entries').delete().eq('id', id));
}
