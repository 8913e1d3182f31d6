import type { Json } from '#domain/database.types.ts';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import type { LocalAnswer, Unsent } from '../offline/unsent.ts';

export type Exchange = Unsent & { conversationId: string; answer: LocalAnswer };

export function isExchange(item: Unsent): item is Exchange {
  return item.answer !== undefined && item.conversationId !== null;
}

/**
 * Stores what was said and answered without connection. Ids were made on this device, so a second
 * attempt stores nothing twice. @throws {DataError}
 */
export async function storeExchange(item: Exchange): Promise<void> {
  const backend = await loadBackend();
  const { conversationId, answer } = item;
  const once = { onConflict: 'id', ignoreDuplicates: true };
  dataOf(await backend.from('conversations').upsert({ id: conversationId }, once));
  const seen = { safety_level: answer.level, safety_asked: answer.ask ?? true };
  const common = { conversation_id: conversationId, ...seen };
  const asked = {
    ...common,
    id: item.messageId,
    role: 'person',
    content: item.text,
    ...stateOf(answer),
  };
  const answered = { ...common, id: answer.id, role: 'companion', content: answer.text };
  // One after the other: an answer may only refer to a message that is there.
  dataOf(await backend.from('messages').upsert(asked, once));
  dataOf(await backend.from('messages').upsert({ ...answered, reply_to: asked.id }, once));
  // Also brings the conversation to the top of the list.
  dataOf(await backend.from('conversations').update(seen).eq('id', conversationId));
}

/** Where the talk stands after the answer is stored with the message that was answered. */
function stateOf({ state }: LocalAnswer): { state?: Json } {
  // It went through JSON already, on its way to this device's storage.
  return state ? { state: state as Json } : {};
}
