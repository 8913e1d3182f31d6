import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';

export interface FoundMessage {
  message_id: string;
  conversation_id: string;
  title: string | null;
  role: string;
  /** A piece of the message, with ⟦ and ⟧ around what was found. */
  excerpt: string;
  said_at: string;
}

/** Messages with all of these words, in any form, the newest first. @throws {DataError} */
export async function searchMessages(query: string): Promise<FoundMessage[]> {
  const backend = await loadBackend();
  return dataOf(await backend.rpc('search_messages', { p_query: query }));
}
