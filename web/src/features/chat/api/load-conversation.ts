import { atLeast, SAFETY_LEVELS, type SafetyLevel } from '#domain/safety/levels.ts';
import { loadBackend } from '#web/data/backend.ts';
import { DataError, dataOf } from '#web/data/data-error.ts';
import { pageOf, type Place } from '#web/data/pages/keyset.ts';
import { type Message, NOTHING_OFFERED } from '../conversation/message.ts';
import { offeredIn } from '../conversation/offered.ts';

/** Messages are fetched in pages of this many, the newest first. */
export const PAGE = 60;

export interface LoadedConversation {
  level: SafetyLevel;
  ask: boolean;
  messages: Message[];
  /** Where the talk stands after the last message of the person; null where that is not known. */
  state: unknown;
  /** Whether there are older messages than these. */
  more: boolean;
}

interface MessageRow {
  id: string;
  role: string;
  content: string;
  status: string;
  reply_to: string | null;
  created_at: string;
}

/** The last messages of a conversation. @throws {DataError} `conversation_not_found` and others */
export async function loadConversation(id: string): Promise<LoadedConversation> {
  const backend = await loadBackend();
  const [found, page, last] = await Promise.all([
    backend.from('conversations').select('safety_level, safety_asked').eq('id', id).maybeSingle(),
    loadPage(id),
    loadLastAsked(id),
  ]);
  const row = dataOf(found);
  if (!row) throw new DataError('conversation_not_found', id, 404);
  const level = SAFETY_LEVELS.find((one) => one === row.safety_level) ?? 'none';
  const ask = row.safety_asked && atLeast(level, 'risk');
  const messages = withOffered(withLastAsked(page.messages), last);
  return { level, ask, ...page, messages, state: last?.state ?? null };
}

/** The messages before one of them, oldest first. @throws {DataError} */
export async function loadEarlier(
  id: string,
  before: Message,
): Promise<Pick<LoadedConversation, 'messages' | 'more'>> {
  return await loadPage(id, [before.at, before.id]);
}

async function loadPage(id: string, before: Place | null = null) {
  const backend = await loadBackend();
  const query = backend
    .from('messages')
    .select('id, role, content, status, reply_to, created_at')
    .eq('conversation_id', id);
  const by = { column: 'created_at', ascending: false, size: PAGE };
  const rows = dataOf(await pageOf(query, by, before));
  return { messages: rows.toReversed().map(messageOf), more: rows.length === PAGE };
}

/** The last message of the person, with where the talk stands after its answer. */
async function loadLastAsked(id: string): Promise<{ id: string; state: unknown } | null> {
  const backend = await loadBackend();
  const query = backend
    .from('messages')
    .select('id, state')
    .eq('conversation_id', id)
    .eq('role', 'person')
    .order('created_at', { ascending: false })
    .order('id', { ascending: false });
  return dataOf(await query.limit(1).maybeSingle());
}

/** What stood beside the last answer stands there again. */
function withOffered(messages: Message[], asked: { id: string; state: unknown } | null): Message[] {
  const last = messages.at(-1);
  if (last?.role !== 'companion' || last.status !== 'complete') return messages;
  if (asked === null || last.replyTo !== asked.id) return messages;
  return [...messages.slice(0, -1), { ...last, ...offeredIn(asked.state) }];
}

/**
 * A question at the very end has no answer: it was cut off, or a tab was closed meanwhile. One that
 * was not to be kept had its answer, which was not kept either.
 */
function withLastAsked(messages: Message[]): Message[] {
  const last = messages.at(-1);
  if (last?.role !== 'person' || last.unsaved) return messages;
  return [...messages.slice(0, -1), { ...last, status: 'unanswered' }];
}

function messageOf(row: MessageRow): Message {
  const said = { id: row.id, text: row.content, at: row.created_at };
  if (row.status === 'unsaved') {
    return { ...said, text: '', role: 'person', status: 'kept', unsaved: true };
  }
  return row.role === 'person'
    ? { ...said, role: 'person', status: 'kept' }
    : {
        ...said,
        role: 'companion',
        status: row.status === 'stopped' ? 'stopped' : 'complete',
        replyTo: row.reply_to,
        ...NOTHING_OFFERED,
      };
}
