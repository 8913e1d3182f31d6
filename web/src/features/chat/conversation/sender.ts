import type { ChatEvent, ChatRequest } from '#domain/contracts/chat.ts';
import { CHAT_ERROR_CODES } from '#domain/contracts/chat-values.ts';
import { toDataError } from '#web/data/data-error.ts';
import { draftOwner } from '#web/lib/drafts.ts';
import { type Exchange, isExchange } from '../api/store-exchange.ts';
import type { AnsweredHere, Talk } from '../offline/answer-here.ts';
import {
  keepUnsent,
  readUnsent,
  nameThread,
  removeUnsent,
  type Unsent,
} from '../offline/unsent.ts';
import { FRESH } from './conversation-fold.ts';
import type { Entry } from './entry.ts';
import type { Failure } from './message.ts';

/** Milliseconds before what was answered but not stored is sent again; the last one repeats. */
export const STORE_AGAIN_AFTER_MS = [15_000, 30_000, 60_000] as const;

export interface SenderParts {
  tell: (entry: Entry) => void;
  stream: (
    request: ChatRequest,
    signal: AbortSignal,
    onEvent: (event: ChatEvent) => void,
    onRestart: () => void,
  ) => Promise<void>;
  store: (exchange: Exchange) => Promise<void>;
  /** Guided mode on this device; null when its part of the site is not here either. */
  answerHere: (talk: Talk, asked: Unsent) => Promise<AnsweredHere | null>;
  owner: string;
}

/** What the person wants of one message. */
export interface Wishes {
  /** Id of the chip that was tapped; the text is its label. */
  choice?: string;
  /** `false`: not stored. */
  keep?: boolean;
  /** `false`, with the first message: a talk without memory. */
  memory?: boolean;
}

export interface Sender {
  /** @param where the conversation, or the first message of one that has no id yet */
  send: (
    text: string,
    where: { conversationId: string | null; thread?: string },
    wishes?: Wishes,
  ) => string;
  /** Sends again under the same id: at once, before whatever else is waiting. */
  retry: (item: Unsent) => void;
  /** Sends what waits, in the order in which it was written; what was answered comes last. */
  resume: () => void;
  stop: () => void;
  /** Closed with its page: nothing is sent again by itself. Using it again reopens it. */
  close: () => void;
  /** Tells what is on screen, which guided mode reads when it has to answer here. */
  watch: (talk: Talk) => void;
}

type Outcome = 'sent' | 'stopped' | Failure;

/**
 * Brings messages to the server, one after another. Each is on the device before it leaves and is
 * taken off only when the server says that it has it.
 */
export function createSender(parts: SenderParts): Sender {
  const { tell, owner } = parts;
  let current: AbortController | null = null;
  let shown: Talk = FRESH;
  let running = Promise.resolve();
  /** Answered, and stored nowhere yet: sent again without a sound until the server has them. */
  const unstored = new Set<string>();
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  /** A request leaves in the name of whoever is signed in now, who may be another person. */
  const isOwnerHere = () => draftOwner() === owner;

  function storeLater(): void {
    clearTimeout(timer);
    if (closed || !isOwnerHere()) return;
    const wait = STORE_AGAIN_AFTER_MS[Math.min(tries, STORE_AGAIN_AFTER_MS.length - 1)];
    tries += 1;
    timer = setTimeout(() => drain(), wait);
  }

  /** At most one delivery at a time; asking again while one runs waits for its end. */
  function drain(first?: string): void {
    closed = false;
    running = running
      .then(() => deliverAll(first))
      .then(() => {
        // Not every browser says that the network is back: a page opened without it may never hear so.
        if (readUnsent(owner).some((one) => unstored.has(one.messageId) || isExchange(one)))
          storeLater();
        else tries = 0;
      });
  }

  async function deliverAll(first: string | undefined): Promise<void> {
    const tried = new Set<string>();
    for (;;) {
      const waiting = readUnsent(owner).filter(({ messageId }) => !tried.has(messageId));
      // What was answered already can wait; new words, perhaps of danger, cannot.
      const item =
        waiting.find(({ messageId }) => messageId === first) ??
        waiting.find(({ messageId }) => !unstored.has(messageId)) ??
        waiting[0];
      if (!item) return;
      tried.add(item.messageId);
      const outcome = await deliver(item);
      if (outcome === 'stopped') return;
      // A full account still answers what it cannot keep.
      if (outcome === 'sent' || outcome === 'quota_exceeded') continue;
      // The others would fail in the same way: each waits, and guided mode answers what it can.
      for (const other of waiting) if (other !== item) await handleFailure(other, outcome);
      return;
    }
  }

  async function deliver(item: Unsent): Promise<Outcome> {
    if (!isOwnerHere()) {
      await handleFailure(item, 'not_signed_in');
      return 'not_signed_in';
    }
    const askedId = item.messageId;
    const controller = new AbortController();
    current = controller;
    try {
      if (isExchange(item)) {
        await parts.store(item);
        removeUnsent(askedId, owner);
        tell(keptEntry(item));
      } else {
        if (!unstored.has(askedId)) tell({ kind: 'sending', messageId: askedId });
        await streamOf(item, controller.signal);
      }
      return 'sent';
    } catch (error) {
      if (controller.signal.aborted) {
        if (!unstored.has(askedId)) tell({ kind: 'stopped', askedId });
        return 'stopped';
      }
      const failure = failureOf(error);
      if (failure === 'conversation_not_found' && item.conversationId !== null) {
        // Deleted elsewhere: what was written starts a conversation of its own.
        const alone = { ...item, conversationId: null };
        keepUnsent(alone, owner);
        return await deliver(alone);
      }
      await handleFailure(item, failure);
      return failure;
    } finally {
      if (current === controller) current = null;
    }
  }

  async function streamOf(item: Unsent, signal: AbortSignal): Promise<void> {
    const { messageId, conversationId, text, choice, keep, memory } = item;
    const request = {
      messageId,
      message: text,
      ...(conversationId && { conversationId }),
      ...(choice !== undefined && { choice }),
      ...(keep === false && { keep }),
      ...(memory === false && { memory }),
    };
    const show = (event: ChatEvent) =>
      tell({ kind: 'event', askedId: messageId, event, at: new Date().toISOString() });
    // The words on screen stay until the server has the message and answers it for good.
    let heldBack: ChatEvent[] | null = unstored.has(messageId) ? [] : null;
    const onEvent = (event: ChatEvent) => {
      // A full account was answered for good too: sent again, it would hear the same.
      const isFull = event.type === 'error' && event.code === 'quota_exceeded';
      if (event.type === 'conversation' || isFull) {
        removeUnsent(messageId, owner);
        unstored.delete(messageId);
        if (event.type === 'conversation' && item.thread) {
          nameThread(item.thread, event.conversationId, owner);
        }
        if (heldBack) tell({ kind: 'sending', messageId });
        for (const held of heldBack ?? []) show(held);
        heldBack = null;
      }
      if (event.type === 'error' && event.code === 'not_stored') unstored.add(messageId);
      if (heldBack) heldBack.push(event);
      else show(event);
    };
    await parts.stream(request, signal, onEvent, () => {
      if (heldBack) heldBack = [];
      else tell({ kind: 'sending', messageId });
    });
  }

  async function handleFailure(item: Unsent, failure: Failure): Promise<void> {
    if (item.answer || unstored.has(item.messageId)) return;
    tell({ kind: 'failed', askedId: item.messageId, failure });
    if (failure === 'network' && isWaiting(item.messageId)) await answerHere(item);
  }

  async function answerHere(item: Unsent): Promise<void> {
    const given = await parts.answerHere(shown, item).catch(() => null);
    if (!given) return;
    const { answer, ...beside } = given;
    // The next one may be answered before the page has drawn this one.
    shown = { ...shown, state: answer.state };
    // A conversation that only this device knows gets its id here.
    const conversationId = item.conversationId ?? crypto.randomUUID();
    // A message that is not to be kept was answered here and is removed.
    if (item.keep === false) removeUnsent(item.messageId, owner);
    else keepUnsent({ ...item, conversationId, answer }, owner);
    if (item.thread) nameThread(item.thread, conversationId, owner);
    const { id, text, at, level, ask = true, state = null } = answer;
    tell({
      kind: 'answered-here',
      askedId: item.messageId,
      conversationId,
      level,
      ask,
      state,
      answer: { id, text, at, ...beside },
    });
  }

  const isWaiting = (messageId: string) =>
    readUnsent(owner).some((item) => item.messageId === messageId);

  return {
    send(text, { conversationId, thread }, wishes = {}) {
      const messageId = crypto.randomUUID();
      const at = new Date().toISOString();
      const item = { messageId, conversationId, thread: thread ?? messageId, text, at };
      // Whichever message of a new talk is stored first begins it, with memory or without.
      const begun = readUnsent(owner).find((one) => one.thread === item.thread);
      const memory = begun?.memory === false && { memory: false };
      keepUnsent({ ...item, ...memory, ...wishes }, owner);
      const { choice, keep } = wishes;
      tell({
        kind: 'asked',
        messageId,
        text,
        at,
        ...(choice !== undefined && { choice }),
        ...(keep === false && { unsaved: true }),
      });
      // Writing the next message ends the answer to the one before.
      current?.abort();
      drain();
      return messageId;
    },
    retry(item) {
      if (!isWaiting(item.messageId)) keepUnsent(item, owner);
      unstored.delete(item.messageId);
      current?.abort();
      drain(item.messageId);
    },
    resume: () => drain(),
    stop: () => current?.abort(),
    close() {
      closed = true;
      clearTimeout(timer);
    },
    watch(talk) {
      shown = talk;
    },
  };
}

function keptEntry({ messageId, conversationId }: Exchange): Entry {
  const event = { type: 'conversation', conversationId } as const;
  return { kind: 'event', askedId: messageId, event, at: new Date().toISOString() };
}

function failureOf(error: unknown): Failure {
  const { code, status } = toDataError(error);
  const known = CHAT_ERROR_CODES.find((one) => one === code);
  if (known) return known;
  if (code === 'network' || status === 502 || status === 503 || status === 504) return 'network';
  return status === 401 ? 'not_signed_in' : 'unknown';
}
