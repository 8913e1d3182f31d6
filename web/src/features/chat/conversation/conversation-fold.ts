import type { ChatEvent } from '#domain/contracts/chat.ts';
import { atLeast, type SafetyLevel } from '#domain/safety/levels.ts';
import type { Entry } from './entry.ts';
import { changePerson, placeAfter, without, withoutAnswer } from './message-list.ts';
import { type Seen, together } from './seen.ts';
import {
  type CompanionMessage,
  type Failure,
  isUnkept,
  type Message,
  NOTHING_OFFERED,
  type PersonMessage,
} from './message.ts';

export interface Conversation {
  conversationId: string | null;
  level: SafetyLevel;
  /** Whether danger is asked about and acted upon; otherwise help of `risk` or more is only in sight. */
  ask: boolean;
  messages: readonly Message[];
  /** The message of the person that is being answered. */
  answering: string | null;
  /** The message with which the need for help was last seen to rise on this page. */
  raisedBy: string | null;
  /** The last finding of the browser, which the server's word on the same message cannot undo. */
  assessed: { askedId: string; level: SafetyLevel; ask: boolean } | null;
  /** Where the talk stands after the last answer: what guided mode goes on from. Null: not known. */
  state: unknown;
}

export const FRESH: Conversation = {
  conversationId: null,
  level: 'none',
  ask: false,
  messages: [],
  answering: null,
  raisedBy: null,
  assessed: null,
  state: null,
};

export function foldConversation(entries: readonly Entry[]): Conversation {
  return entries.reduce(step, FRESH);
}

/** One step of the fold; also the reducer of the page. Pure: a new view, or the same one. */
export function step(view: Conversation, entry: Entry): Conversation {
  switch (entry.kind) {
    case 'opened': {
      const { conversationId, messages, state = null } = entry;
      return { ...FRESH, conversationId, messages, state };
    }
    case 'recalled':
      return {
        ...view,
        ...together(view, { level: entry.level ?? 'none', ask: entry.ask ?? false }),
        messages: recall(entry.messages, view),
        // What came here meanwhile, or waits here, is newer.
        state: view.state ?? entry.state ?? null,
      };
    case 'asked': {
      const { kind: _asked, messageId: id, ...said } = entry;
      const message: PersonMessage = { ...said, id, role: 'person', status: 'sending' };
      return { ...view, messages: [...view.messages, message], answering: id };
    }
    case 'forgotten':
      return { ...view, messages: view.messages.map((one) => without(one, entry.memoryId)) };
    case 'sending':
      return has(view, entry.messageId) ? sendAgain(view, entry.messageId) : view;
    case 'assessed':
      return {
        ...raise(view, entry.askedId, together(view, entry)),
        ...(atLeast(entry.level, 'risk') && { raisedBy: entry.askedId }),
        assessed: { askedId: entry.askedId, level: entry.level, ask: entry.ask },
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
        ...raise(view, entry.askedId, together(view, entry)),
        conversationId: entry.conversationId,
        messages: placeAfter(messages, entry.askedId, answer),
        state: entry.state,
      };
    }
  }
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
      return raise(view, askedId, settled(view, askedId, event.level, event.ask));
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
        chips: event.replies,
      }));
    case 'flow': {
      const { type: _flow, ...flow } = event;
      return changeAnswer(view, askedId, at, (answer) => ({ ...answer, flow }));
    }
    case 'card': {
      const { type: _card, ...card } = event;
      return changeAnswer(view, askedId, at, (answer) => ({ ...answer, card }));
    }
    case 'state':
      return { ...view, state: event.state };
    case 'memory':
      return changeAnswer(view, askedId, at, (answer) => ({
        ...answer,
        memories: [...answer.memories, { id: event.id, fact: event.fact }],
      }));
    case 'error':
      return end(view, askedId, isUnkept(event.code) ? 'complete' : 'broken', {
        failure: event.code,
      });
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

function raise(view: Conversation, askedId: string, { level, ask }: Seen): Conversation {
  const isDanger = atLeast(level, 'risk');
  const rises = isDanger && (!atLeast(view.level, level) || (ask && !view.ask));
  return { ...view, level, ask: ask && isDanger, ...(rises && { raisedBy: askedId }) };
}

/**
 * The server knows the whole conversation, so its word may also lower the level, for instance once
 * a check was answered; only not below what the browser saw in this very message. Before it has
 * the message it speaks of that message alone, and lowers nothing.
 */
function settled(view: Conversation, askedId: string, level: SafetyLevel, ask = true): Seen {
  const said = { level, ask };
  const { assessed } = view;
  const asked = view.messages.find(({ id }) => id === askedId);
  if (asked?.role === 'person' && asked.status !== 'kept') return together(view, said);
  return assessed?.askedId === askedId ? together(said, assessed) : said;
}

/** The answer broke off. What had arrived stays. */
function end(
  view: Conversation,
  askedId: string,
  how: 'stopped' | 'broken' | 'complete',
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

/** Until the server gives it an id, an answer is identified by the message it answers. */
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
