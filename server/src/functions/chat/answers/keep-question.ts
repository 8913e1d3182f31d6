import type { PoolClient } from 'pg';
import {
  type Conversation,
  type Message,
  readConversation,
} from '#domain/companion/conversation.ts';
import type { ChatRequest } from '#domain/contracts/chat.ts';
import type { Guard } from '#domain/safety/guard.ts';
import { SAFETY_LEVELS, type SafetyLevel } from '#domain/safety/levels.ts';
import { seenOf } from '#domain/safety/state.ts';
import { functionError } from '#server/functions/errors.ts';
import { LEASE_SECONDS, type StoredAnswer } from './answer-leases.ts';
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
  answered: StoredAnswer | null;
  /** Whether this copy of the server answers: otherwise it was answered, or another copy does. */
  leased: boolean;
  /** Whether the words are stored, the question's and the answer's. */
  kept: boolean;
  /** Whether this talk may use what is remembered, and add to it. */
  usesMemory: boolean;
}

/** Stands where a message was that the person did not want stored. */
const NOT_KEPT = '·';

/** Thrown before anything is stored: another answer of this talk is still being given somewhere. */
export class StillAnswering extends Error {
  override name = 'StillAnswering';
}

interface Keeping {
  /** This copy of the server, which takes the lease of the answer with the message. */
  copy: string;
  guard: Guard;
  /** May refuse a new message once its level is known. */
  admit: (talk: Conversation) => Promise<void>;
}

interface Earlier {
  conversationId: string;
  content: string;
  status: StoredMessage['status'];
  level: SafetyLevel;
  ask: boolean;
}

interface StoredMessage {
  id: string;
  role: Message['role'];
  content: string;
  status: 'complete' | 'stopped' | 'unsaved';
  safety_level: SafetyLevel;
  safety_asked: boolean;
}

/**
 * Stores the person's message before anything is answered, as the person: row security decides.
 * Sending the same `messageId` again finds the same message, also when the conversation was
 * made by the first attempt. Throws `conversation_not_found`, `consent_required`, StillAnswering.
 */
export async function keepQuestion(
  client: PoolClient,
  request: ChatRequest & { messageId: string },
  { copy, guard, admit }: Keeping,
): Promise<Question> {
  const { messageId } = request;
  const kept = request.keep !== false;
  const earlier = await findEarlier(client, messageId, request.conversationId);
  const known = earlier?.conversationId ?? request.conversationId;
  const conversationId = known ?? derivedId('conversation', messageId);
  const place =
    (known === undefined && (await openConversation(client, conversationId, request))) ||
    (await readPlace(client, conversationId));
  // Made from the id of a message of somebody else, it is there and yet not to be seen.
  if (!place) {
    throw known === undefined
      ? functionError('bad_request', 'messageId')
      : functionError('conversation_not_found');
  }

  const { usesMemory, stored } = place;
  const answerId = derivedId('answer', messageId);
  const answer = stored.find((one) => one.id === answerId);
  const asked = stored.findIndex((one) => one.id === messageId);
  const before = asked < 0 ? stored : stored.slice(0, asked);
  // Words that were not kept come again with the attempt that repeats them.
  const text = earlier && earlier.status !== 'unsaved' ? earlier.content : request.message;
  const talk = readConversation(guard, [
    ...before.map(toMessage),
    { role: 'person', text, ...(earlier && { raisedTo: earlier.level, raisedAsk: earlier.ask }) },
  ]);
  const answered: StoredAnswer | null =
    answer && answer.status !== 'unsaved' ? { text: answer.content, status: answer.status } : null;
  const where = { conversationId, messageId };
  if (earlier) {
    const done = answered?.status === 'complete';
    const leased = !done && (await takeLease(client, where, copy));
    return { ...where, talk, answered, leased, kept, usesMemory };
  }
  // Where it is refused, the transaction takes the message back.
  const [, leased] = await Promise.all([
    admit(talk),
    insertMessage(client, { ...where, text, talk, kept, copy }),
  ]);
  return { ...where, talk, answered, leased, kept, usesMemory };
}

/** For a message that is stored already; a new one takes its lease as it is stored. */
async function takeLease(
  client: PoolClient,
  { conversationId, messageId }: Pick<Question, 'conversationId' | 'messageId'>,
  copy: string,
): Promise<boolean> {
  const { rows } = await client.query<{ leased: boolean }>(
    'select private.begin_answer($1, $2, $3, $4) as leased',
    [messageId, conversationId, copy, LEASE_SECONDS],
  );
  return rows[0]?.leased === true;
}

/**
 * The message as an earlier attempt stored it.
 * @param conversationId the talk, where other answers must have ended by now
 * @throws `consent_required`, StillAnswering: both may be asked together with the rest
 */
async function findEarlier(
  client: PoolClient,
  messageId: string,
  conversationId: string | undefined,
): Promise<Earlier | undefined> {
  const { rows } = await client.query<
    { given: boolean; answering: boolean } & (Earlier | { conversationId: null })
  >({
    name: 'chat-find-earlier',
    text: `select private.has_legal_consent() as given,
                  private.is_answering($2, $1) as answering,
                  m.conversation_id as "conversationId",
                  m.content, m.status, m.safety_level as level, m.safety_asked as ask
             from (values (1)) as one
             left join public.messages m on m.id = $1 and m.role = 'person'`,
    values: [messageId, conversationId ?? null],
  });
  const [row] = rows;
  if (row?.given !== true) throw functionError('consent_required');
  if (row.answering) throw new StillAnswering();
  return row.conversationId === null ? undefined : row;
}

/** What stands in a talk, and whether it may use what is remembered. */
interface Place {
  usesMemory: boolean;
  /** The oldest first. */
  stored: StoredMessage[];
}

/** A new talk; null where there is one already. */
async function openConversation(
  client: PoolClient,
  id: string,
  { message, keep, memory }: ChatRequest,
): Promise<Place | null> {
  const title = keep === false ? null : message.replace(/\s+/g, ' ').slice(0, TITLE_LENGTH);
  const usesMemory = memory !== false;
  const { rowCount } = await client.query({
    name: 'chat-open-conversation',
    // Without naming a key: two attempts at once may meet on either of the two.
    text: `insert into public.conversations (id, title, uses_memory) values ($1, $2, $3)
           on conflict do nothing`,
    values: [id, title, usesMemory],
  });
  return rowCount === 1 ? { usesMemory, stored: [] } : null;
}

/** The talk that a message goes into; null where the person has none such. */
async function readPlace(client: PoolClient, conversationId: string): Promise<Place | null> {
  const { rows } = await client.query<{ usesMemory: boolean } & (StoredMessage | { id: null })>({
    name: 'chat-read-place',
    text: `select c.uses_memory as "usesMemory", m.id, m.role, m.content, m.status, m.safety_level,
                 m.safety_asked
             from public.conversations c
             left join lateral (
               select * from public.messages where conversation_id = c.id
                order by created_at desc, id desc limit $2
             ) m on true
            where c.id = $1
            order by m.created_at, m.id`,
    values: [conversationId, REMEMBERED],
  });
  const [row] = rows;
  if (!row) return null;
  return { usesMemory: row.usesMemory, stored: rows.filter((one) => one.id !== null) };
}

interface NewMessage extends Pick<Question, 'conversationId' | 'messageId' | 'talk' | 'kept'> {
  text: string;
  copy: string;
}

/** @returns whether this copy may answer it */
async function insertMessage(
  client: PoolClient,
  { conversationId, messageId, text, talk, kept, copy }: NewMessage,
): Promise<boolean> {
  const seen = seenOf(talk.safety);
  const { rows } = await client.query<{ taken: boolean; leased: boolean }>({
    name: 'chat-insert-message',
    text: `with inserted as (
             insert into public.messages (id, conversation_id, role, content, safety_level, status, safety_asked)
             values ($1, $2, 'person', $3, $4, $5, $7) on conflict (id) do nothing returning id
           ), moved as (
             update public.conversations set safety_level = $6, safety_asked = $7 where id = $2
           )
           select not exists (select from inserted) as taken,
                  private.begin_answer($1, $2, $8, $9) as leased`,
    values: [
      messageId,
      conversationId,
      kept ? text : NOT_KEPT,
      talk.assessment.own,
      kept ? 'complete' : 'unsaved',
      seen.level,
      seen.ask,
      copy,
      LEASE_SECONDS,
    ],
  });
  // Taken in this moment by a second attempt of the same person is fine; by anybody else is not.
  if (rows[0]?.taken === true && !(await findEarlier(client, messageId, undefined))) {
    throw functionError('bad_request', 'messageId');
  }
  return rows[0]?.leased === true;
}

/** Words that were not kept still count with the level that they had. */
function toMessage(stored: StoredMessage): Message {
  if (stored.role === 'companion') return { role: 'companion', text: stored.content };
  const text = stored.status === 'unsaved' ? '' : stored.content;
  const raisedTo = SAFETY_LEVELS.find((level) => level === stored.safety_level) ?? 'none';
  return { role: 'person', text, raisedTo, raisedAsk: stored.safety_asked };
}
