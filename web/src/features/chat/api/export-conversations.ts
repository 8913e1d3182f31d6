import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, pageOf, type Place, readToEnd } from '#web/data/pages/keyset.ts';

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
  const talks = await readToEnd((after) => readTalks(id, after));
  const conversations = talks.map((talk) => ({ ...talk, messages: [] as ExportedMessage[] }));
  const byId = new Map(conversations.map((talk) => [talk.id, talk]));
  for (const message of await readToEnd((after) => readMessages(id, after))) {
    byId.get(message.conversation_id)?.messages.push(message);
  }
  return conversations;
}

export interface ExportedKeepsake {
  id: string;
  title: string;
  lines: string[];
  kept_at: string;
}

/** What was taken along from talks, also from such as are deleted; oldest first. @throws {DataError} */
export function exportKeepsakes(): Promise<ExportedKeepsake[]> {
  return readToEnd(async (after) => {
    const backend = await loadBackend();
    const all = backend.from('keepsakes').select('id, title, lines, kept_at');
    const rows = dataOf(await pageOf(all, { ...BY, column: 'kept_at' }, after));
    return { rows, next: endOf(rows, PAGE, ({ kept_at, id }) => [kept_at, id]) };
  });
}

const BY = { column: 'created_at', ascending: true, size: PAGE };

async function readTalks(id: string | null, after: Place | null) {
  const backend = await loadBackend();
  const all = backend.from('conversations').select('id, title, created_at');
  const rows = dataOf(await pageOf(id === null ? all : all.eq('id', id), BY, after));
  return { rows, next: endOf(rows, PAGE, placeOf) };
}

async function readMessages(id: string | null, after: Place | null) {
  const backend = await loadBackend();
  const all = backend
    .from('messages')
    .select('id, conversation_id, role, content, status, created_at')
    .neq('status', 'unsaved');
  const rows = dataOf(await pageOf(id === null ? all : all.eq('conversation_id', id), BY, after));
  return { rows, next: endOf(rows, PAGE, placeOf) };
}

function placeOf(row: { created_at: string; id: string }): Place {
  return [row.created_at, row.id];
}
