import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';

/**
 * Opens another conversation with everything that stands before a message of the person.
 * @returns its id @throws {DataError}
 */
export async function branchConversation(messageId: string): Promise<string> {
  const backend = await loadBackend();
  return dataOf(await backend.rpc('branch_conversation', { p_message_id: messageId }));
}
