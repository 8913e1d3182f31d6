import type { PoolClient } from 'pg';
import type { TalkState } from '#domain/companion/turns/talk-state.ts';
import type { SafetyLevel } from '#domain/safety/levels.ts';
import { derivedId } from './derived-id.ts';

export interface KeptAnswer {
  conversationId: string;
  messageId: string;
  text: string;
  status: 'complete' | 'stopped';
  level: SafetyLevel;
  /** Whether that level was asked about, or only shown. */
  ask: boolean;
}

/**
 * Stores what the companion said, whole or as far as it got, and ends the lease of its message; a
 * later attempt completes it. Where `copy` holds the lease no more (the person wrote on, another
 * copy answers) nothing is stored: what came later stands. Safe to repeat: an answer that an earlier
 * attempt has stored, whose confirmation was lost, counts as stored.
 * @returns the id of the answer, or null
 */
export async function keepAnswer(
  client: PoolClient,
  answer: KeptAnswer,
  copy: string,
): Promise<string | null> {
  const id = derivedId('answer', answer.messageId);
  const { rows } = await client.query<{ stored: boolean }>(
    `with lease as materialized (select private.end_answer($6, $7) as held),
     stored as (
       insert into public.messages
         (id, conversation_id, role, content, safety_level, status, reply_to, safety_asked)
       select $1, $2, 'companion', $3, $4, $5, $6, $8 from lease where held
       on conflict (id) do update
         set content = excluded.content, status = excluded.status
         where messages.status = 'stopped'
     )
     select held or exists (
              select from public.messages where id = $1 and role = 'companion' and content = $3
            ) as stored
       from lease`,
    [
      id,
      answer.conversationId,
      answer.text,
      answer.level,
      answer.status,
      answer.messageId,
      copy,
      answer.ask,
    ],
  );
  return rows[0]?.stored === true ? id : null;
}

/** What a second opinion changed: `level` and `ask` of the talk, and where it stands now. */
export interface Raise extends Pick<KeptAnswer, 'level' | 'ask'> {
  /** Level of the message. */
  read: SafetyLevel;
  state: TalkState | null;
}

/** Writes down what a second opinion read in a message, and what the talk is with it. */
export async function keepRaise(
  client: PoolClient,
  { conversationId, messageId }: Pick<KeptAnswer, 'conversationId' | 'messageId'>,
  { read, level, ask, state }: Raise,
): Promise<void> {
  await client.query(
    'update public.messages set safety_level = $2, safety_asked = $3, state = $4 where id = $1',
    [messageId, read, ask, state && JSON.stringify(state)],
  );
  await client.query(
    'update public.conversations set safety_level = $2, safety_asked = $3 where id = $1',
    [conversationId, level, ask],
  );
}
