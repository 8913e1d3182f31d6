import type { PoolClient } from 'pg';
import type { Answer, RespondOptions, Turn } from '#domain/companion/answer.ts';
import type { Message } from '#domain/companion/message.ts';
import { storableState } from '#domain/companion/stored-state.ts';
import type { TalkState } from '#domain/companion/turns/talk-state.ts';
import type { ChatRequest } from '#domain/contracts/chat.ts';
import type { Guard } from '#domain/safety/guard.ts';
import type { SafetyLevel } from '#domain/safety/levels.ts';
import { seenOf } from '#domain/safety/state.ts';
import { functionError } from '#server/functions/errors.ts';
import { type Recalled, recall } from '../memory/memory.ts';
import { LEASE_SECONDS, type StoredAnswer } from './answer-leases.ts';
import { derivedId } from './derived-id.ts';
import { type Heard, hearMessage } from './hear-message.ts';
import {
  type Earlier,
  findEarlier,
  openConversation,
  type Place,
  readPlace,
  type Seen,
} from './read-place.ts';

/** A message of the person that is stored, and everything that its answer needs to know. */
export interface Question {
  conversationId: string;
  messageId: string;
  /** The message, and where the talk stood before it. */
  turn: Turn;
  /** The talk up to and including the question; the question alone where no model reads it. */
  messages: readonly Message[];
  /** What guided mode answers; null where nothing could be said, or was said before. */
  guided: Answer | null;
  /** Why nothing could be said. */
  fault?: unknown;
  /** What the person sees of the talk's danger after it. */
  seen: Seen;
  /** Where the talk stands after the answer, as it is stored. */
  state: TalkState | null;
  /** What was already answered to this very message, by an earlier attempt. */
  answered: StoredAnswer | null;
  /** Whether this copy of the server answers: otherwise it was answered, or another copy does. */
  leased: boolean;
  /** Whether the words are stored, the question's and the answer's. */
  kept: boolean;
  /** What the person decided about the companion, and what it knows of her. */
  recalled: Recalled;
}

/** Stands where a message was that the person did not want stored. */
const NOT_KEPT = '·';

interface Keeping {
  /** This copy of the server, which takes the lease of the answer with the message. */
  copy: string;
  guard: Guard;
  /** Whether a model reads the talk. */
  withTalk: boolean;
  /** May refuse a new message once its level is known. */
  admit: (level: SafetyLevel) => Promise<void>;
}

/**
 * Stores the person's message before anything is answered, as the person: row security decides.
 * Sending the same `messageId` again finds the same message, also when the conversation was
 * made by the first attempt. Throws `conversation_not_found`, `consent_required`, StillAnswering.
 */
export async function keepQuestion(
  client: PoolClient,
  request: ChatRequest & { messageId: string },
  { copy, guard, withTalk, admit }: Keeping,
): Promise<Question> {
  const { messageId } = request;
  const kept = request.keep !== false;
  const earlier = await findEarlier(client, messageId, request.conversationId);
  const place = await placeOf(client, request, earlier, withTalk);
  const { conversationId, answered } = place;
  const recalled = await recall(client, place);
  const turn = turnOf(request, place, earlier);
  const messages = [...place.messages, { role: 'person' as const, text: turn.text }];
  const question = { conversationId, messageId, turn, messages, answered, kept, recalled };
  if (earlier && answered?.status === 'complete') {
    const { state, level, ask } = earlier;
    const seen = state ? seenOf(state.safety) : { level, ask };
    return { ...question, guided: null, seen, state, leased: false };
  }
  const options: RespondOptions = { trato: recalled.trato, country: request.country ?? null };
  const heard = hearMessage(guard, turn, messageId, options, earlier);
  const { guided, fault, seen } = heard;
  const asked = { ...question, guided, fault, seen, state: storableState(heard.state, kept) };
  if (earlier) return { ...asked, leased: await takeLease(client, asked, copy) };
  // Where it is refused, the transaction takes the message back.
  const [, leased] = await Promise.all([
    admit(seen.level),
    insertMessage(client, asked, { own: heard.own, copy }),
  ]);
  return { ...asked, leased };
}

/** Finds the talk of a message, or opens one. */
async function placeOf(
  client: PoolClient,
  request: ChatRequest & { messageId: string },
  earlier: Earlier | undefined,
  withTalk: boolean,
): Promise<Place & { conversationId: string }> {
  const { messageId } = request;
  const known = earlier?.conversationId ?? request.conversationId;
  const conversationId = known ?? derivedId('conversation', messageId);
  const place =
    (known === undefined && (await openConversation(client, conversationId, request))) ||
    (await readPlace(client, { conversationId, messageId }, withTalk));
  if (place) return { ...place, conversationId };
  // Made from the id of a message of somebody else, it is there and yet not to be seen.
  throw known === undefined
    ? functionError('bad_request', 'messageId')
    : functionError('conversation_not_found');
}

function turnOf({ message, choice }: ChatRequest, place: Place, earlier?: Earlier): Turn {
  const { state, previous, known } = place;
  // Words that were not kept come again with the attempt that repeats them.
  const text = earlier && earlier.status !== 'unsaved' ? earlier.content : message;
  return {
    text,
    state,
    previous,
    ...(choice !== undefined && { choice }),
    ...(known && { known }),
  };
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

/** @returns whether this copy may answer it */
async function insertMessage(
  client: PoolClient,
  { conversationId, messageId, turn, seen, state, kept }: Omit<Question, 'leased'>,
  { own, copy }: Pick<Heard, 'own'> & { copy: string },
): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean; leased: boolean }>({
    name: 'chat-insert-message',
    text: `with inserted as (
             insert into public.messages
               (id, conversation_id, role, content, safety_level, status, safety_asked, state)
             values ($1, $2, 'person', $3, $4, $5, $7, $10) on conflict (id) do nothing returning id
           ), moved as (
             update public.conversations set safety_level = $6, safety_asked = $7 where id = $2
           )
           select not exists (select from inserted) as taken,
                  private.begin_answer($1, $2, $8, $9) as leased`,
    values: [
      messageId,
      conversationId,
      kept ? turn.text : NOT_KEPT,
      own,
      kept ? 'complete' : 'unsaved',
      seen.level,
      seen.ask,
      copy,
      LEASE_SECONDS,
      state && JSON.stringify(state),
    ],
  });
  // Taken in this moment by a second attempt of the same person is fine; by anybody else is not.
  if (rows[0]?.taken === true && !(await findEarlier(client, messageId, undefined))) {
    throw functionError('bad_request', 'messageId');
  }
  return rows[0]?.leased === true;
}
