import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';

/** Removes a conversation with its messages. Removing it again changes nothing. @throws {DataError} */
export async function deleteConversation(id: string): Promise<void> {
  const backend = await loadBackend();
  dataOf(await backend.from('conversations').delete().eq('id', id));
}
