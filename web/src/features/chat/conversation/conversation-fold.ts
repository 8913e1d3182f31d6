import type { ChatEvent } from '#domain/contracts/chat.ts';
import { atLeast, higherLevel, type SafetyLevel } from '#domain/safety/levels.ts';
import {
  type CompanionMessage,
  type Failure,
  type Message,
  NOTHING_OFFERED,
  type PersonMessage,
} from './message.ts';

/**
 * What can happen to a conversation, in the order in which it happened. What a person sees is a
 * fold over this list, which only grows: a stream, a retry and an offline answer cannot get into
 * each other's way, and each of them can be told again in a test.
 */
export type Entry =
  /** Another conversation, with what waits in it on this device; a fresh one has no id yet. */
  | { kind: 'opened'; conversationId: string | null; messages: readonly Message[] }
  /** Messages from the server that stand before those on screen. */
  | { kind: 'recalled'; level?: SafetyLevel; messages: readonly Message[] }
  /** The person pressed send. */
  | { kind: 'asked'; messageId: string; text: string; at: string; unsaved?: boolean }
  /** The person took something back that was to be remembered. */
  | { kind: 'forgotten'; memoryId: string }
  /** It leaves, for the first time or again: the same id is the same message. */
  | { kind: 'sending'; messageId: string }
  /** What the browser's own detector found, before the network answers. */
  | { kind: 'assessed'; askedId: string; level: SafetyLevel }
  | { kind: 'event'; askedId: string; event: ChatEvent; at: string }
  | { kind: 'stopped'; askedId: string }
  | { kind: 'failed'; askedId: string; failure: Failure }
  /** Guided mode answered on this device. */
  | {
      kind: 'answered-here';
      askedId: string;
      conversationId: string;
      level: SafetyLevel;
      answer: Pick<CompanionMessage, 'id' | 'text' | 'at' | 'suggestions' | 'quickReplies'>;
    };

export interface Conversation {
  conversationId: string | null;
  level: SafetyLevel;
  messages: readonly Message[];
  /** The message of the person that is being answered. */
  answering: string | null;
  /** The message with which the need for help was last seen to rise on this page. */
  raisedBy: string | null;
  /** The last finding of the browser, which the server's word on the same message cannot undo. */
  assessed: { askedId: string; level: SafetyLevel } | null;
}

export const FRESH: Conversation = {
  conversationId: null,
  level: 'none',
  messages: [],
  answering: null,
  raisedBy: null,
  assessed: null,
};

export function foldConversation(entries: readonly Entry[]): Conversation {
  return entries.reduce(step, FRESH);
}

/** One step of the fold; also the reducer of the page. Pure: a new view, or the same one. */
export function step(view: Conversation, entry: Entry): Conversation {
  switch (entry.kind) {
    case 'opened':
      return { ...FRESH, conversationId: entry.conversationId, messages: entry.messages };
    case 'recalled':
      return {
        ...view,
        level: higherLevel(view.level, entry.level ?? 'none'),
        messages: recall(entry.messages, view),
      };
    case 'asked': {
      const { messageId: id, text, at, unsaved } = entry;
      const said = { id, role: 'person', text, at, status: 'sending' } as const;
      const message: PersonMessage = unsaved ? { ...said, unsaved } : said;
      return { ...view, messages: [...view.messages, message], answering: id };
    }
    case 'forgotten':
      return { ...view, messages: view.messages.map((one) => without(one, entry.memoryId)) };
    case 'sending':
      return has(view, entry.messageId) ? sendAgain(view, entry.messageId) : view;
    case 'assessed':
      return {
        ...raise(view, entry.askedId, higherLevel(view.level, entry.level)),
        ...(atLeast(entry.level, 'risk') && { raisedBy: entry.askedId }),
        assessed: { askedId: entry.askedId, level: entry.level },
      };
    case 'event':
      // Meant for another conversation, which the person has left meanwhile.
      if (!has(view, entry.askedId)) return view;
      return receive(view, entry.askedId, entry.event, entry.at);
    case 'stopped':
      return end(view, entry.askedId, 'stopped', {});
    case 'failed':
      return end(view, entry.askedId, 'broken', { failure: entry.failure });
    case 'answered-here': {
      if (!has(view, entry.askedId)) return view;
      const messages = withoutAnswer(view.messages, entry.askedId);
      const answer: CompanionMessage = {
        ...NOTHING_OFFERED,
        ...entry.answer,
        role: 'companion',
        status: 'complete',
        replyTo: entry.askedId,
      };
      return {
        ...raise(view, entry.askedId, higherLevel(view.level, entry.level)),
        conversationId: entry.conversationId,
        messages: placeAfter(messages, entry.askedId, answer),
      };
    }
  }
}

function without(message: Message, memoryId: string): Message {
  if (message.role === 'person') return message;
  const memories = message.memories.filter(({ id }) => id !== memoryId);
  return memories.length === message.memories.length ? message : { ...message, memories };
}

/**
 * What is just being sent may already be stored: the live one counts, otherwise the stored one. The
 * list may have been read before an answer that has come here meanwhile.
 */
function recall(stored: readonly Message[], { messages, answering }: Conversation): Message[] {
  const ids = new Set(stored.map(({ id }) => id));
  const answered = new Set(
    messages.flatMap((one) =>
      one.role === 'companion' && one.status === 'complete' ? [one.replyTo] : [],
    ),
  );
  return [
    ...stored
      .filter(({ id }) => id !== answering)
      .map(
        (one): Message =>
          one.role === 'person' && answered.has(one.id) ? { ...one, status: 'kept' } : one,
      ),
    ...messages.filter(({ id }) => id === answering || !ids.has(id)),
  ];
}

function has(view: Conversation, messageId: string): boolean {
  return view.messages.some(({ id }) => id === messageId);
}

function sendAgain(view: Conversation, messageId: string): Conversation {
  const messages = withoutAnswer(view.messages, messageId).map((message): Message => {
    if (message.role === 'companion' || message.id !== messageId) return message;
    const { failure: _over, ...rest } = message;
    return { ...rest, status: 'sending' };
  });
  return { ...view, messages, answering: messageId };
}

function receive(view: Conversation, askedId: string, event: ChatEvent, at: string): Conversation {
  switch (event.type) {
    case 'conversation':
      return {
        ...view,
        conversationId: event.conversationId,
        messages: changePerson(view.messages, askedId, { status: 'kept' }),
      };
    case 'safety':
      return raise(view, askedId, settleLevel(view, askedId, event.level));
    case 'text-delta':
      return changeAnswer(view, askedId, at, (answer) => ({
        ...answer,
        text: answer.text + event.delta,
      }));
    case 'suggestion':
      return changeAnswer(view, askedId, at, (answer) => ({
        ...answer,
        suggestions: [...answer.suggestions, event],
      }));
    case 'quick-replies':
      return changeAnswer(view, askedId, at, (answer) => ({
        ...answer,
        quickReplies: event.replies,
      }));
    case 'memory':
      return changeAnswer(view, askedId, at, (answer) => ({
        ...answer,
        memories: [...answer.memories, { id: event.id, fact: event.fact }],
      }));
    case 'error':
      return end(view, askedId, 'broken', { failure: event.code });
    case 'done': {
      const done = changeAnswer(view, askedId, at, (answer) => ({
        ...answer,
        id: event.messageId ?? answer.id,
        status: 'complete',
      }));
      return { ...done, answering: view.answering === askedId ? null : view.answering };
    }
  }
}

function raise(view: Conversation, askedId: string, level: SafetyLevel): Conversation {
  const rises = atLeast(level, 'risk') && !atLeast(view.level, level);
  return { ...view, level, ...(rises && { raisedBy: askedId }) };
}

/**
 * The server knows the whole conversation, so its word may also lower the level, for instance once
 * a check was answered; only not below what the browser saw in this very message.
 */
function settleLevel(view: Conversation, askedId: string, said: SafetyLevel): SafetyLevel {
  const { assessed } = view;
  return assessed?.askedId === askedId ? higherLevel(said, assessed.level) : said;
}

/** The answer came to its end before its end. What had come stays where it is. */
function end(
  view: Conversation,
  askedId: string,
  how: 'stopped' | 'broken',
  change: { failure?: Failure },
): Conversation {
  const answered = view.messages.some(
    (message) => message.role === 'companion' && message.replyTo === askedId,
  );
  const messages = view.messages.map((message): Message => {
    if (message.role === 'companion') {
      const cut = message.replyTo === askedId && message.status === 'streaming';
      return cut ? { ...message, status: how } : message;
    }
    if (message.id !== askedId) return message;
    if (message.status === 'sending') {
      // Stopped before the server had it: it is sent again with the next one.
      return { ...message, status: 'unsent', ...change };
    }
    return how === 'stopped' && answered
      ? message
      : { ...message, status: 'unanswered', ...change };
  });
  return {
    ...view,
    messages,
    answering: view.answering === askedId ? null : view.answering,
  };
}

function changePerson(
  messages: readonly Message[],
  id: string,
  change: Partial<PersonMessage>,
): Message[] {
  return messages.map((message) =>
    message.role === 'person' && message.id === id ? { ...message, ...change } : message,
  );
}

/** Until the server names it, an answer goes by the message it answers. */
function changeAnswer(
  view: Conversation,
  askedId: string,
  at: string,
  change: (answer: CompanionMessage) => CompanionMessage,
): Conversation {
  const answer = view.messages.find(
    (message): message is CompanionMessage =>
      message.role === 'companion' && message.replyTo === askedId,
  );
  if (answer) {
    const next = change(answer);
    return { ...view, messages: view.messages.map((old) => (old === answer ? next : old)) };
  }
  const begun = change({
    id: `answer-to-${askedId}`,
    role: 'companion',
    text: '',
    at,
    status: 'streaming',
    replyTo: askedId,
    ...NOTHING_OFFERED,
  });
  return { ...view, messages: placeAfter(view.messages, askedId, begun) };
}

function withoutAnswer(messages: readonly Message[], askedId: string): readonly Message[] {
  return messages.filter((message) => message.role === 'person' || message.replyTo !== askedId);
}

function placeAfter(messages: readonly Message[], id: string, added: Message): Message[] {
  const place = messages.findIndex((message) => message.id === id);
  return place < 0 ? [...messages, added] : messages.toSpliced(place + 1, 0, added);
}
