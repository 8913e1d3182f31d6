import type { PoolClient } from 'pg';
import type { Message } from '#domain/companion/message.ts';
import { readTalkState, type TalkState } from '#domain/companion/turns/talk-state.ts';
import type { ChatRequest } from '#domain/contracts/chat.ts';
import type { SafetyLevel } from '#domain/safety/levels.ts';
import { functionError } from '#server/functions/errors.ts';
import type { StoredAnswer } from './answer-leases.ts';
import { derivedId } from './derived-id.ts';

/** Earlier messages that the guard hears, and that a model reads; older ones stay in the history. */
const HEARD_BEFORE = 40;
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** What the person sees of a talk's danger. */
export interface Seen {
  level: SafetyLevel;
  ask: boolean;
}

/** A message as an earlier attempt stored it. */
export interface Earlier extends Seen {
  conversationId: string;
  content: string;
  status: 'complete' | 'unsaved';
  /** Where the talk stands after its answer; null where that is not known. */
  state: TalkState | null;
}

/** What stands in a talk before a message, and whether it may use what is remembered. */
export interface Place {
  usesMemory: boolean;
  state: TalkState | null;
  /** What was seen of danger, in a talk whose state is not known. */
  known?: Seen;
  /** Messages of the person, oldest first. */
  previous: readonly string[];
  /** Messages of both, oldest first; empty where nobody reads them. */
  messages: readonly Message[];
  /** What was already answered to this very message. */
  answered: StoredAnswer | null;
}

/** Thrown before anything is stored: another answer of this talk is still being given somewhere. */
export class StillAnswering extends Error {
  override name = 'StillAnswering';
}

/**
 * The message as an earlier attempt stored it.
 * @param conversationId the talk, where other answers must have ended by now
 * @throws `consent_required`, StillAnswering: both may be asked together with the rest
 */
export async function findEarlier(
  client: PoolClient,
  messageId: string,
  conversationId: string | undefined,
): Promise<Earlier | undefined> {
  const { rows } = await client.query<
    { given: boolean; answering: boolean } & (
      | (Omit<Earlier, 'state'> & { state: unknown })
      | { conversationId: null }
    )
  >({
    name: 'chat-find-earlier',
    text: `select private.has_legal_consent() as given,
                  private.is_answering($2, $1) as answering,
                  m.conversation_id as "conversationId",
                  m.content, m.status, m.safety_level as level, m.safety_asked as ask, m.state
             from (values (1)) as one
             left join public.messages m on m.id = $1 and m.role = 'person'`,
    values: [messageId, conversationId ?? null],
  });
  const [row] = rows;
  if (row?.given !== true) throw functionError('consent_required');
  if (row.answering) throw new StillAnswering();
  return row.conversationId === null ? undefined : { ...row, state: readTalkState(row.state) };
}

/**
 * A new talk; null where there is one already. It has no title: a list is read over shoulders, and the
 * first words of a talk are often the hardest ones.
 */
export async function openConversation(
  client: PoolClient,
  id: string,
  { memory }: ChatRequest,
): Promise<Place | null> {
  const usesMemory = memory !== false;
  const { rowCount } = await client.query({
    name: 'chat-open-conversation',
    // Without naming a key: two attempts at once may meet on either of the two.
    text: `insert into public.conversations (id, uses_memory) values ($1, $2)
           on conflict do nothing`,
    values: [id, usesMemory],
  });
  if (rowCount !== 1) return null;
  return { usesMemory, state: null, previous: [], messages: [], answered: null };
}

interface PlaceRow {
  usesMemory: boolean;
  begun: boolean;
  state: unknown;
  level: SafetyLevel | null;
  ask: boolean | null;
  previous: string[];
  messages: Message[];
  answer: string | null;
  status: StoredAnswer['status'] | null;
}

/**
 * The talk that a message goes into, as it was before that message; null where the person has none such.
 * @param withTalk whether a model reads the messages of both
 */
export async function readPlace(
  client: PoolClient,
  { conversationId, messageId }: { conversationId: string; messageId: string },
  withTalk: boolean,
): Promise<Place | null> {
  const { rows } = await client.query<PlaceRow>({
    name: 'chat-read-place',
    text: PLACE,
    values: [
      conversationId,
      messageId,
      derivedId('answer', messageId),
      HEARD_BEFORE,
      withTalk,
      LAST_ID,
    ],
  });
  const [row] = rows;
  if (!row) return null;
  const { usesMemory, begun, level, ask, answer, status } = row;
  const state = readTalkState(row.state);
  const isOlder = begun && state === null && level !== null;
  return {
    usesMemory,
    state,
    ...(isOlder && { known: { level, ask: ask ?? true } }),
    previous: row.previous.toReversed(),
    messages: row.messages.toReversed(),
    answered: answer !== null && status !== null ? { text: answer, status } : null,
  };
}

/**
 * What was said of danger is read only where there is no state: a new message finds it with the talk,
 * one that is answered again with the last answer before it.
 */
const PLACE = `
  with place as (
    select c.id, c.uses_memory, asked.id is not null as again,
           coalesce(asked.created_at, 'infinity') as before_at,
           coalesce(asked.id, $6::uuid) as before_id, c.safety_level, c.safety_asked
      from public.conversations c
      left join public.messages asked on asked.id = $2 and asked.conversation_id = c.id
     where c.id = $1
  )
  select p.uses_memory as "usesMemory", last.id is not null as begun, last.state,
         case when p.again then spoken.safety_level else p.safety_level end as level,
         case when p.again then spoken.safety_asked else p.safety_asked end as ask,
         array(select m.content from public.messages m
                where m.conversation_id = p.id and m.role = 'person' and m.status <> 'unsaved'
                  and (m.created_at, m.id) < (p.before_at, p.before_id)
                order by m.created_at desc, m.id desc limit $4) as previous,
         array(select jsonb_build_object('role', m.role, 'text', m.content)
                 from public.messages m
                where $5::boolean and m.conversation_id = p.id and m.status <> 'unsaved'
                  and (m.created_at, m.id) < (p.before_at, p.before_id)
                order by m.created_at desc, m.id desc limit $4) as messages,
         answer.content as answer, answer.status
    from place p
    left join lateral (
      select m.id, m.state from public.messages m
       where m.conversation_id = p.id and m.role = 'person'
         and (m.created_at, m.id) < (p.before_at, p.before_id)
       order by m.created_at desc, m.id desc limit 1
    ) last on true
    left join lateral (
      select m.safety_level, m.safety_asked from public.messages m
       where p.again and m.conversation_id = p.id and m.role = 'companion'
         and (m.created_at, m.id) < (p.before_at, p.before_id)
       order by m.created_at desc, m.id desc limit 1
    ) spoken on true
    left join public.messages answer
      on answer.id = $3 and answer.conversation_id = p.id and answer.status <> 'unsaved'`;
