import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';

export interface ConversationSummary {
  id: string;
  title: string | null;
  updated_at: string;
  /** Not null where it began as another way on of an earlier talk. */
  branched_from: string | null;
}

export const conversationsKey = ['chat', 'conversations'] as const;

/** The person's conversations, the last used first. @throws {DataError} */
export async function listConversations(): Promise<ConversationSummary[]> {
  const backend = await loadBackend();
  return dataOf(
    await backend
      .from('conversations')
      .select('id, title, updated_at, branched_from')
      .order('updated_at', { ascending: false })
      .limit(200),
  );
}
