import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';

/** @throws {DataError} */
export async function forgetMemory(id: string): Promise<void> {
  const backend = await loadBackend();
  dataOf(await backend.from('companion_memories').delete().eq('id', id));
}

/** @throws {DataError} */
export async function forgetEverything(): Promise<void> {
  const backend = await loadBackend();
  // The API deletes nothing without being told what; this is all of one's own.
  dataOf(await backend.from('companion_memories').delete().not('id', 'is', null));
}
