// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatEvent } from '#domain/contracts/chat.ts';
import { setDraftOwner } from '#web/lib/drafts.ts';
import { readUnsent } from '../offline/unsent.ts';
import { FRESH } from './conversation-fold.ts';
import { STORE_AGAIN_AFTER_MS } from './sender.ts';
import { answers, fails, offline, type Stream, talk } from './sender.testing.ts';

beforeEach(() => {
  localStorage.clear();
  setDraftOwner('ana');
});

describe('when somebody else is here by now', () => {
  it('sends nothing, and says that the session ended', async () => {
    const chat = talk(answers);
    setDraftOwner('berta');
    chat.sender.send('Hola', FRESH);
    await vi.waitFor(() =>
      expect(chat.view().messages).toMatchObject([{ status: 'unsent', failure: 'not_signed_in' }]),
    );
    expect(chat.asked).toEqual([]);
    expect(readUnsent('ana')).toHaveLength(1);
  });
});

describe('answered by a server that could not store', () => {
  const unstored: Stream = async (_request, _signal, onEvent) => {
    const help: ChatEvent[] = [
      { type: 'safety', level: 'risk' },
      { type: 'text-delta', delta: 'Hay quien atiende.' },
      { type: 'error', code: 'not_stored' },
    ];
    help.forEach(onEvent);
  };

  it('keeps the message and the words, and stores it quietly, once, under its id', async () => {
    vi.useFakeTimers();
    const [first, second] = STORE_AGAIN_AFTER_MS;
    const chat = talk(unstored, unstored, answers);
    const messageId = chat.sender.send('Quiero morirme', FRESH);
    await vi.advanceTimersByTimeAsync(0);
    const shown = ['Quiero morirme (unsent)', 'Hay quien atiende. (complete)'];
    expect(chat.said()).toEqual(shown);
    expect(chat.view()).toMatchObject({ level: 'risk', messages: [{ failure: 'not_stored' }, {}] });
    expect(readUnsent('ana')).toMatchObject([{ messageId, text: 'Quiero morirme' }]);

    await vi.advanceTimersByTimeAsync(first);
    expect(chat.asked).toHaveLength(2);
    expect(chat.said()).toEqual(shown);
    await vi.advanceTimersByTimeAsync(second);
    expect(chat.said()).toEqual(['Quiero morirme (kept)', 'Te escucho. (complete)']);
    expect(new Set(chat.asked.map((request) => request.messageId))).toEqual(new Set([messageId]));
    expect(readUnsent('ana')).toEqual([]);
    await vi.advanceTimersByTimeAsync(10 * second);
    expect(chat.asked).toHaveLength(3);
    vi.useRealTimers();
  });

  it('leaves the words alone while there is no connection either', async () => {
    vi.useFakeTimers();
    const chat = talk(unstored, fails(offline()), answers);
    chat.sender.send('Hola', FRESH);
    await vi.advanceTimersByTimeAsync(STORE_AGAIN_AFTER_MS[0]);
    expect(chat.said()).toEqual(['Hola (unsent)', 'Hay quien atiende. (complete)']);
    expect(chat.answerHere).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(STORE_AGAIN_AFTER_MS[1]);
    expect(chat.said()).toEqual(['Hola (kept)', 'Te escucho. (complete)']);
    vi.useRealTimers();
  });

  it('sends new words before the older ones that are still to be stored', async () => {
    vi.useFakeTimers();
    const chat = talk(unstored, unstored, unstored, unstored);
    const thread = chat.sender.send('Uno', FRESH, { memory: false });
    await vi.advanceTimersByTimeAsync(0);
    chat.sender.send('Quiero morirme', { conversationId: null, thread });
    await vi.advanceTimersByTimeAsync(0);
    expect(chat.asked.map(({ message }) => message)).toEqual(['Uno', 'Quiero morirme', 'Uno']);
    // It may be the first of its talk to be stored: the talk stays one without memory.
    expect(chat.asked[1]).toMatchObject({ memory: false });
    vi.useRealTimers();
  });

  const full: Stream = async (_request, _signal, onEvent) => {
    onEvent({ type: 'safety', level: 'risk' });
    onEvent({ type: 'text-delta', delta: 'Hay quien atiende.' });
    onEvent({ type: 'error', code: 'quota_exceeded' });
  };

  it.each([
    ['at once', [full]],
    ['after it could not be stored', [unstored, full]],
  ])(
    'an account that is full, told %s: the answer stays, nothing is sent again',
    async (_when, script) => {
      vi.useFakeTimers();
      const chat = talk(...script);
      chat.sender.send('Quiero morirme', FRESH);
      await vi.advanceTimersByTimeAsync(10 * STORE_AGAIN_AFTER_MS[2]);
      chat.sender.resume();
      await vi.advanceTimersByTimeAsync(10 * STORE_AGAIN_AFTER_MS[2]);
      expect(chat.asked).toHaveLength(script.length);
      expect(chat.said()).toEqual(['Quiero morirme (unsent)', 'Hay quien atiende. (complete)']);
      expect(chat.view()).toMatchObject({
        level: 'risk',
        answering: null,
        messages: [{ failure: 'quota_exceeded' }, {}],
      });
      expect(readUnsent('ana')).toEqual([]);
      vi.useRealTimers();
    },
  );

  it.each(['berta', null])('sends nothing once %s is here instead', async (other) => {
    vi.useFakeTimers();
    const chat = talk(unstored, answers);
    chat.sender.send('Quiero morirme', FRESH);
    await vi.advanceTimersByTimeAsync(0);
    setDraftOwner(other);
    await vi.advanceTimersByTimeAsync(10 * STORE_AGAIN_AFTER_MS[2]);
    chat.sender.resume();
    await vi.advanceTimersByTimeAsync(10 * STORE_AGAIN_AFTER_MS[2]);
    expect(chat.asked).toHaveLength(1);
    expect(readUnsent('ana')).toHaveLength(1);
    vi.useRealTimers();
  });

  it('sends nothing after its page was left, and goes on when it is back', async () => {
    vi.useFakeTimers();
    const chat = talk(unstored, unstored, answers);
    chat.sender.send('Hola', FRESH);
    await vi.advanceTimersByTimeAsync(0);
    chat.sender.close();
    await vi.advanceTimersByTimeAsync(10 * STORE_AGAIN_AFTER_MS[2]);
    expect(chat.asked).toHaveLength(1);
    chat.sender.resume();
    await vi.advanceTimersByTimeAsync(0);
    expect(chat.asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(STORE_AGAIN_AFTER_MS[2]);
    expect(chat.said()).toEqual(['Hola (kept)', 'Te escucho. (complete)']);
    vi.useRealTimers();
  });
});
