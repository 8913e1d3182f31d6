import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';

const PAGE = 500;

interface ExportedMessage {
  id: string;
  conversation_id: string;
  role: string;
  content: string;
  status: string;
  created_at: string;
}

export interface ExportedConversation {
  id: string;
  title: string | null;
  created_at: string;
  messages: ExportedMessage[];
}

/** One conversation whole, or all of them, oldest first. @throws {DataError} */
export async function exportConversations(id: string | null): Promise<ExportedConversation[]> {
  const backend = await loadBackend();
  const all = backend.from('conversations').select('id, title, created_at').order('created_at');
  const conversations = dataOf(await (id === null ? all : all.eq('id', id)));
  const messages = await allMessages(id);
  return conversations.map((conversation) => ({
    ...conversation,
    messages: messages.filter((message) => message.conversation_id === conversation.id),
  }));
}

/** Page by page: one answer of the API holds at most a thousand rows. */
async function allMessages(id: string | null): Promise<ExportedMessage[]> {
  const backend = await loadBackend();
  const messages: ExportedMessage[] = [];
  for (;;) {
    const query = backend
      .from('messages')
      .select('id, conversation_id, role, content, status, created_at')
      .neq('status', 'unsaved');
    const page = dataOf(
      await (id === null ? query : query.eq('conversation_id', id))
        .order('created_at')
        .order('id')
        .range(messages.length, messages.length + PAGE - 1),
    );
    messages.push(...page);
    if (page.length < PAGE) return messages;
  }
}
