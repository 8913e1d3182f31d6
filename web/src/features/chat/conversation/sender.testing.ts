import { vi } from 'vitest';
import type { ChatEvent, ChatRequest } from '#domain/contracts/chat.ts';
import { DataError } from '#web/data/data-error.ts';
import { type Conversation, FRESH, step } from './conversation-fold.ts';
import { createSender, type SenderParts } from './sender.ts';

export const C = '0198c0de-0000-7000-8000-00000000000c';
export const A = '0198c0de-0000-7000-8000-00000000000a';
export const kept: ChatEvent = { type: 'conversation', conversationId: C };
const answer: ChatEvent[] = [
  kept,
  { type: 'text-delta', delta: 'Te escucho.' },
  { type: 'done', messageId: A },
];
export const offline = () => new DataError('network', 'no answer', 0);

export type Stream = SenderParts['stream'];

/** A sender of Ana's whose server follows this script, one line for each request. */
export function talk(...script: Stream[]) {
  let view: Conversation = FRESH;
  const asked: ChatRequest[] = [];
  const store = vi.fn<SenderParts['store']>(() => Promise.resolve());
  const answerHere = vi.fn<SenderParts['answerHere']>(() => Promise.resolve(null));
  const sender = createSender({
    tell: (entry) => {
      view = step(view, entry);
    },
    stream: (request, signal, onEvent, onRestart) => {
      asked.push(request);
      const line = script.shift() ?? (() => Promise.reject(offline()));
      return line(request, signal, onEvent, onRestart);
    },
    store,
    answerHere,
    owner: 'ana',
  });
  const said = () => view.messages.map(({ text, status }) => `${text} (${status})`);
  return { sender, asked, store, answerHere, view: () => view, said };
}

export const answers: Stream = async (_request, _signal, onEvent) => answer.forEach(onEvent);
export const fails =
  (error: Error, ...before: ChatEvent[]): Stream =>
  async (_request, _signal, onEvent) => {
    before.forEach(onEvent);
    throw error;
  };
export const waits =
  (...before: ChatEvent[]): Stream =>
  (_request, signal, onEvent) =>
    new Promise((_resolve, reject) => {
      before.forEach(onEvent);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
