import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatEvent } from '#domain/contracts/chat.ts';
import { DataError } from '#web/data/data-error.ts';
import { setDraftOwner } from '#web/lib/drafts.ts';
import { streamAnswer } from './stream-answer.ts';

type Call = (path: string, body: unknown, init?: RequestInit) => Promise<Response>;
const callFunction = vi.hoisted(() => vi.fn<Call>());
vi.mock('#web/data/backend.ts', () => ({ callFunction }));

const C = '0198c0de-0000-7000-8000-00000000000c';
const M = '0198c0de-0000-7000-8000-00000000000a';
const request = { messageId: M, message: 'Hola' };
const first: ChatEvent = { type: 'conversation', conversationId: C, messageId: M };
const done: ChatEvent = { type: 'done', messageId: M };
const delta = (text: string): ChatEvent => ({ type: 'text-delta', delta: text });

/** A body that sends these and then ends; or breaks, as a lost connection does. */
function stream(from: number, events: ChatEvent[], breaks = false): Response {
  const text = events
    .map((event, index) => `id: ${from + index}\ndata: ${JSON.stringify(event)}\n\n`)
    .join('');
  return new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text));
      },
      pull(controller) {
        if (breaks) controller.error(new TypeError('network error'));
        else controller.close();
      },
    }),
  );
}

function listen(signal = new AbortController().signal) {
  const heard: ChatEvent[] = [];
  const restart = vi.fn<() => void>(() => void heard.splice(0));
  const ended = streamAnswer(request, signal, (event) => heard.push(event), restart);
  return { heard, restart, ended };
}

const lastIdOf = (call: number) =>
  new Headers(callFunction.mock.calls[call]?.[2]?.headers).get('last-event-id');

describe('an answer that is heard as it comes', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
    callFunction.mockReset();
    return () => vi.useRealTimers();
  });

  it('asks for the rest from where the connection broke', async () => {
    callFunction
      .mockResolvedValueOnce(stream(0, [first, delta('Te ')], true))
      .mockRejectedValueOnce(new DataError('network', 'still away', 0))
      .mockResolvedValueOnce(stream(2, [delta('escucho.'), done]));
    const { heard, ended, restart } = listen();
    await ended;
    expect(heard).toEqual([first, delta('Te '), delta('escucho.'), done]);
    expect([0, 1, 2].map(lastIdOf)).toEqual([null, '1', '1']);
    expect(restart).not.toHaveBeenCalled();
  });

  it('begins anew where the server no longer has that answer under way', async () => {
    callFunction
      .mockResolvedValueOnce(stream(0, [first, delta('Te ')], true))
      .mockResolvedValueOnce(stream(0, [first, delta('Aquí estoy.'), done]));
    const { heard, ended } = listen();
    await ended;
    expect(heard).toEqual([first, delta('Aquí estoy.'), done]);
  });

  it('gives up when the network stays away, and at once when nothing had arrived', async () => {
    const away = new DataError('network', 'away', 0);
    callFunction.mockRejectedValue(away);
    await expect(listen().ended).rejects.toBe(away);
    expect(callFunction).toHaveBeenCalledTimes(1);
    callFunction.mockResolvedValueOnce(stream(0, [first], true));
    await expect(listen().ended).rejects.toBe(away);
    expect(callFunction).toHaveBeenCalledTimes(5);
  });

  it('does not ask for the rest once somebody else is signed in', async () => {
    setDraftOwner('ana');
    const broken = new DataError('network', 'network error', 0);
    callFunction.mockResolvedValue(stream(0, [first, delta('Te ')], true));
    const { ended } = listen();
    setDraftOwner('luz');
    await expect(ended).rejects.toMatchObject({ code: broken.code });
    expect(callFunction).toHaveBeenCalledTimes(1);
    setDraftOwner(null);
  });

  it('tells the server when the person wants no more', async () => {
    const stopping = new AbortController();
    callFunction.mockResolvedValueOnce(stream(0, [first, delta('Te ')], true));
    callFunction.mockResolvedValue(new Response());
    const { ended, heard } = listen(stopping.signal);
    ended.catch(() => undefined);
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    stopping.abort(new DOMException('stopped', 'AbortError'));
    await expect(ended).rejects.toThrow('stopped');
    expect(callFunction).toHaveBeenLastCalledWith(
      'chat/stop',
      { messageId: M },
      { keepalive: true },
    );
  });
});
