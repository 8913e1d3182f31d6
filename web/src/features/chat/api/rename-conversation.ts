import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';

/** Longest title that the database keeps. */
export const TITLE_MAX_LENGTH = 120;

/** @throws {DataError} */
export async function renameConversation(id: string, title: string): Promise<void> {
  const backend = await loadBackend();
  dataOf(await backend.from('conversations').update({ title }).eq('id', id));
}
