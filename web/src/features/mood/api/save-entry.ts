import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import type { MoodEntry } from '../mood-entry.ts';

/**
 * Stores a new entry, or one whose deletion is being undone. Sent again, it changes nothing: the
 * id is already there.
 */
export async function saveEntry({ id, emotion, intensity, note, occurredAt }: MoodEntry) {
  const backend = await loadBackend();
  dataOf(
    await backend
      .from('mood_entries')
      .upsert(
        { id, emotion, intensity, note, occurred_at: occurredAt },
        { onConflict: 'id', ignoreDuplicates: true },
      ),
  );
}
