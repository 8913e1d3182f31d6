import type { PoolClient } from 'pg';
import {
  type Conversation,
  type Message,
  readConversation,
} from '#domain/companion/conversation.ts';
import type { ChatRequest } from '#domain/contracts/chat.ts';
import { SAFETY_LEVELS, type SafetyLevel } from '#domain/safety/levels.ts';
import { functionError } from '#server/functions/errors.ts';
import { derivedId } from './derived-id.ts';

/** The companion remembers this many messages; older ones stay in the history of the person. */
const REMEMBERED = 400;
const TITLE_LENGTH = 80;

export interface Question {
  conversationId: string;
  messageId: string;
  /** The talk up to and including the question. */
  talk: Conversation;
  /** What was already answered to this very message, by an earlier attempt. */
  answered: { text: string; status: 'complete' | 'stopped' } | null;
  /** Whether the words are stored, the question's and the answer's. */
  kept: boolean;
  /** Whether this talk may use what is remembered, and add to it. */
  usesMemory: boolean;
}

/** Stands where a message was that the person did not want stored. */
const NOT_KEPT = '·';

interface StoredMessage {
  id: string;
  role: Message['role'];
  content: string;
  status: 'complete' | 'stopped' | 'unsaved';
  safety_level: SafetyLevel;
}

/**
 * Stores the person's message before anything is answered, as the person: row security decides.
 * Sending the same `messageId` again finds the same message, also when the conversation was
 * made by the first attempt. Throws `conversation_not_found`, `consent_required`.
 * `admit` may refuse a new message once its level is known.
 */
export async function keepQuestion(
  client: PoolClient,
  request: ChatRequest,
  admit: (talk: Conversation) => Promise<void>,
): Promise<Question> {
  const messageId = request.messageId ?? crypto.randomUUID();
  const kept = request.keep !== false;
  await requireConsent(client);
  const earlier = await findMessage(client, messageId);
  const known = earlier?.conversation_id ?? request.conversationId;
  const conversationId = known ?? derivedId('conversation', messageId);
  if (known === undefined) await openConversation(client, conversationId, request);
  const usesMemory = await memoryOf(client, conversationId);
  // Made from the id of a message of somebody else, it is there and yet not to be seen.
  if (usesMemory === undefined) {
    throw known === undefined
      ? functionError('bad_request', 'messageId')
      : functionError('conversation_not_found');
  }

  const stored = await historyOf(client, conversationId);
  const answerId = derivedId('answer', messageId);
  const answer = stored.find((one) => one.id === answerId);
  const asked = stored.findIndex((one) => one.id === messageId);
  const before = asked < 0 ? stored : stored.slice(0, asked);
  // Words that were not kept come again with the attempt that repeats them.
  const text = earlier && earlier.status !== 'unsaved' ? earlier.content : request.message;
  const talk = readConversation([
    ...before.map(toMessage),
    { role: 'person', text, ...(earlier && { raisedTo: earlier.safety_level }) },
  ]);
  if (!earlier) {
    await admit(talk);
    await insertMessage(client, { conversationId, messageId, text, talk, kept });
  }
  const answered =
    answer && answer.status !== 'unsaved' ? { text: answer.content, status: answer.status } : null;
  return { conversationId, messageId, talk, answered, kept, usesMemory };
}

async function requireConsent(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ given: boolean }>(
    'select private.has_legal_consent() as given',
  );
  if (rows[0]?.given !== true) throw functionError('consent_required');
}

async function findMessage(client: PoolClient, id: string) {
  const { rows } = await client.query<StoredMessage & { conversation_id: string }>(
    `select conversation_id, content, status, safety_level from public.messages
      where id = $1 and role = 'person'`,
    [id],
  );
  return rows[0];
}

async function openConversation(
  client: PoolClient,
  id: string,
  { message, keep, memory }: ChatRequest,
): Promise<void> {
  const title = keep === false ? null : message.replace(/\s+/g, ' ').slice(0, TITLE_LENGTH);
  await client.query(
    // Without naming a key: two attempts at once may meet on either of the two.
    `insert into public.conversations (id, title, uses_memory) values ($1, $2, $3)
     on conflict do nothing`,
    [id, title, memory !== false],
  );
}

/** Whether the talk uses memory; undefined where the person has no such talk. */
async function memoryOf(client: PoolClient, id: string): Promise<boolean | undefined> {
  const { rows } = await client.query<{ uses_memory: boolean }>(
    'select uses_memory from public.conversations where id = $1',
    [id],
  );
  return rows[0]?.uses_memory;
}

async function historyOf(client: PoolClient, conversationId: string): Promise<StoredMessage[]> {
  const { rows } = await client.query<StoredMessage>(
    `select id, role, content, status, safety_level from public.messages where conversation_id = $1
      order by created_at desc, id desc limit $2`,
    [conversationId, REMEMBERED],
  );
  return rows.toReversed();
}

async function insertMessage(
  client: PoolClient,
  {
    conversationId,
    messageId,
    text,
    talk,
    kept,
  }: Omit<Question, 'answered' | 'usesMemory'> & { text: string },
): Promise<void> {
  const { rowCount } = await client.query(
    `insert into public.messages (id, conversation_id, role, content, safety_level, status)
     values ($1, $2, 'person', $3, $4, $5) on conflict (id) do nothing`,
    [
      messageId,
      conversationId,
      kept ? text : NOT_KEPT,
      talk.assessment.own,
      kept ? 'complete' : 'unsaved',
    ],
  );
  // Taken in this moment by a second attempt of the same person is fine; by anybody else is not.
  if (rowCount === 0 && !(await findMessage(client, messageId))) {
    throw functionError('bad_request', 'messageId');
  }
  await client.query('update public.conversations set safety_level = $2 where id = $1', [
    conversationId,
    talk.safety.level,
  ]);
}

/** Words that were not kept still count with the level that they had. */
function toMessage(stored: StoredMessage): Message {
  if (stored.role === 'companion') return { role: 'companion', text: stored.content };
  const text = stored.status === 'unsaved' ? '' : stored.content;
  const raisedTo = SAFETY_LEVELS.find((level) => level === stored.safety_level) ?? 'none';
  return { role: 'person', text, raisedTo };
}
