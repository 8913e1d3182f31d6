import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';

export interface Memory {
  id: string;
  fact: string;
  created_at: string;
}

export const memoriesKey = ['chat', 'memories'] as const;

/** What the companion remembers, the newest first. @throws {DataError} */
export async function listMemories(): Promise<Memory[]> {
  const backend = await loadBackend();
  return dataOf(
    await backend
      .from('companion_memories')
      .select('id, fact, created_at')
      .order('created_at', { ascending: false })
      .limit(500),
  );
}

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
