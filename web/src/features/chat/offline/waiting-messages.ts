import { type Message, NOTHING_OFFERED } from '../conversation/message.ts';
import { offeredIn } from '../conversation/offered.ts';
import { readUnsent, type Unsent } from './unsent.ts';

/**
 * What waits on this device in a conversation, ready to be shown. Without an id there may be
 * several conversations that never got one: the last of them is the one being written. `state` is
 * where the talk stands after the last answer that was given here.
 */
export function waitingTalk(
  conversationId: string | null,
  owner: string,
): { messages: Message[]; state: unknown } {
  const all = readUnsent(owner);
  const last = all.findLast((item) => item.conversationId === null);
  const mine =
    conversationId === null
      ? all.filter((item) => item.conversationId === null && item.thread === last?.thread)
      : all.filter((item) => item.conversationId === conversationId);
  const answered = mine.findLast(({ answer }) => answer);
  return { messages: mine.flatMap(shown), state: answered?.answer?.state ?? null };
}

function shown({ messageId, text, at, choice, keep, answer }: Unsent): Message[] {
  const unsaved = keep === false && { unsaved: true };
  const tapped = choice !== undefined && { choice };
  const said = { id: messageId, role: 'person', text, at, status: 'unsent' } as const;
  const asked: Message = { ...said, ...tapped, ...unsaved };
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
      ...offeredIn(answer.state),
    },
  ];
}
