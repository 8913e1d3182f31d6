import { type Message, NOTHING_OFFERED } from '../conversation/message.ts';
import { readUnsent, type Unsent } from './unsent.ts';

/**
 * What waits on this device in a conversation, ready to be shown. Without an id there may be
 * several conversations that never got one: the last of them is the one being written.
 */
export function waitingMessages(conversationId: string | null, owner: string): Message[] {
  const all = readUnsent(owner);
  const last = all.findLast((item) => item.conversationId === null);
  const mine =
    conversationId === null
      ? all.filter((item) => item.conversationId === null && item.thread === last?.thread)
      : all.filter((item) => item.conversationId === conversationId);
  return mine.flatMap(shown);
}

function shown({ messageId, text, at, keep, answer }: Unsent): Message[] {
  const unsaved = keep === false && { unsaved: true };
  const asked: Message = { id: messageId, role: 'person', text, at, status: 'unsent', ...unsaved };
  if (!answer) return [asked];
  return [
    asked,
    {
      id: answer.id,
      role: 'companion',
      text: answer.text,
      at: answer.at,
      status: 'complete',
      replyTo: messageId,
      ...NOTHING_OFFERED,
    },
  ];
}
