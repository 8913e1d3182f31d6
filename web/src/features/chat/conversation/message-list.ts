import type { Message, PersonMessage } from './message.ts';

/** The message, without something that was to be remembered because of it. */
export function without(message: Message, memoryId: string): Message {
  if (message.role === 'person') return message;
  const memories = message.memories.filter(({ id }) => id !== memoryId);
  return memories.length === message.memories.length ? message : { ...message, memories };
}

export function changePerson(
  messages: readonly Message[],
  id: string,
  change: Partial<PersonMessage>,
): Message[] {
  return messages.map((message) =>
    message.role === 'person' && message.id === id ? { ...message, ...change } : message,
  );
}

export function withoutAnswer(messages: readonly Message[], askedId: string): readonly Message[] {
  return messages.filter((message) => message.role === 'person' || message.replyTo !== askedId);
}

/** The list with one more message, behind another one; at the end where that one is missing. */
export function placeAfter(messages: readonly Message[], id: string, added: Message): Message[] {
  const place = messages.findIndex((message) => message.id === id);
  return place < 0 ? [...messages, added] : messages.toSpliced(place + 1, 0, added);
}
