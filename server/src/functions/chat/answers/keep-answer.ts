import type { PoolClient } from 'pg';
import type { SafetyLevel } from '#domain/safety/levels.ts';
import { derivedId } from './derived-id.ts';

export interface KeptAnswer {
  conversationId: string;
  messageId: string;
  text: string;
  status: 'complete' | 'stopped';
  level: SafetyLevel;
}

/** Stores what the companion said, whole or as far as it got; a later attempt completes it. */
export async function keepAnswer(client: PoolClient, answer: KeptAnswer): Promise<string> {
  const id = derivedId('answer', answer.messageId);
  await client.query(
    `insert into public.messages
       (id, conversation_id, role, content, safety_level, status, reply_to)
     values ($1, $2, 'companion', $3, $4, $5, $6)
     on conflict (id) do update
       set content = excluded.content, status = excluded.status
       where messages.status = 'stopped'`,
    [id, answer.conversationId, answer.text, answer.level, answer.status, answer.messageId],
  );
  return id;
}

/** Writes down what a second opinion read: the message, and with it the talk, is at least this. */
export async function keepRaise(
  client: PoolClient,
  { conversationId, messageId, level }: Omit<KeptAnswer, 'text' | 'status'>,
): Promise<void> {
  await client.query('update public.messages set safety_level = $2 where id = $1', [
    messageId,
    level,
  ]);
  await client.query('update public.conversations set safety_level = $2 where id = $1', [
    conversationId,
    level,
  ]);
}
