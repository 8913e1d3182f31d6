// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataError } from '#web/data/data-error.ts';
import { setDraftOwner } from '#web/lib/drafts.ts';
import { keepUnsent, readUnsent, type Unsent } from '../offline/unsent.ts';
import { FRESH } from './conversation-fold.ts';
import { A, answers, C, fails, kept, offline, talk, waits } from './sender.testing.ts';

beforeEach(() => {
  localStorage.clear();
  setDraftOwner('ana');
});

describe('sending', () => {
  it('keeps the message on the device until the server has it', async () => {
    let during: Unsent[] = [];
    const chat = talk(async (request, signal, onEvent, onRestart) => {
      during = readUnsent('ana');
      await answers(request, signal, onEvent, onRestart);
    });
    const messageId = chat.sender.send('Hola', FRESH);
    expect(readUnsent('ana')).toMatchObject([{ messageId, text: 'Hola' }]);
    await vi.waitFor(() => expect(chat.said()).toEqual(['Hola (kept)', 'Te escucho. (complete)']));
    expect(during).toHaveLength(1);
    expect(readUnsent('ana')).toEqual([]);
    expect(chat.asked).toEqual([{ messageId, message: 'Hola' }]);
  });

  it('says which chip was tapped, also when it is sent again', async () => {
    const chat = talk(fails(offline()), answers);
    const messageId = chat.sender.send('Desahogarme', FRESH, { choice: 'way/vent' });
    await vi.waitFor(() => expect(chat.said()).toEqual(['Desahogarme (unsent)']));
    expect(chat.view().messages).toMatchObject([{ choice: 'way/vent' }]);
    expect(chat.answerHere.mock.lastCall?.[1]).toMatchObject({ messageId, choice: 'way/vent' });
    chat.sender.resume();
    await vi.waitFor(() => expect(readUnsent('ana')).toEqual([]));
    const request = { messageId, message: 'Desahogarme', choice: 'way/vent' };
    expect(chat.asked).toEqual([request, request]);
  });

  it('sends what waits in order, then the new one', async () => {
    const at = new Date().toISOString();
    keepUnsent({ messageId: A, conversationId: C, text: 'Ayer', at }, 'ana');
    const chat = talk(answers, answers);
    chat.sender.send('Hoy', { conversationId: C });
    await vi.waitFor(() => expect(readUnsent('ana')).toEqual([]));
    expect(chat.asked.map(({ message }) => message)).toEqual(['Ayer', 'Hoy']);
  });

  it('a new message ends the answer before it, and both stay', async () => {
    const chat = talk(waits(kept, { type: 'text-delta', delta: 'Te esc' }), answers);
    chat.sender.send('Uno', FRESH);
    await vi.waitFor(() => expect(chat.said()).toHaveLength(2));
    chat.sender.send('Dos', { conversationId: C });
    await vi.waitFor(() =>
      expect(chat.said()).toEqual([
        'Uno (kept)',
        'Te esc (stopped)',
        'Dos (kept)',
        'Te escucho. (complete)',
      ]),
    );
  });
});

describe('when it does not get through', () => {
  it('two messages of a new conversation end up in one', async () => {
    const chat = talk(waits(), answers, answers);
    const first = chat.sender.send('Uno', FRESH);
    await vi.waitFor(() => expect(chat.asked).toHaveLength(1));
    chat.sender.send('Dos', { conversationId: null, thread: first });
    await vi.waitFor(() => expect(readUnsent('ana')).toEqual([]));
    expect(chat.asked.map(({ message, conversationId }) => [message, conversationId])).toEqual([
      ['Uno', undefined],
      ['Uno', undefined],
      ['Dos', C],
    ]);
  });

  it('keeps the message, and sends it once when the connection is back', async () => {
    const chat = talk(fails(offline()), answers);
    const messageId = chat.sender.send('Hola', FRESH);
    await vi.waitFor(() => expect(chat.said()).toEqual(['Hola (unsent)']));
    expect(readUnsent('ana')).toHaveLength(1);
    chat.sender.resume();
    await vi.waitFor(() => expect(chat.said()).toEqual(['Hola (kept)', 'Te escucho. (complete)']));
    expect(chat.asked.map((request) => request.messageId)).toEqual([messageId, messageId]);
  });

  it('stopped before the server had it, it waits', async () => {
    const chat = talk(waits());
    chat.sender.send('Hola', FRESH);
    await vi.waitFor(() => expect(chat.asked).toHaveLength(1));
    chat.sender.stop();
    await vi.waitFor(() => expect(chat.said()).toEqual(['Hola (unsent)']));
    expect(readUnsent('ana')).toHaveLength(1);
  });

  it('cut in the middle, the message is safe and can be asked again under its id', async () => {
    const chat = talk(fails(offline(), kept, { type: 'text-delta', delta: 'Te' }), answers);
    const messageId = chat.sender.send('Hola', FRESH);
    await vi.waitFor(() => expect(chat.said()).toEqual(['Hola (unanswered)', 'Te (broken)']));
    expect(chat.answerHere).not.toHaveBeenCalled();
    const at = new Date().toISOString();
    chat.sender.retry({ messageId, conversationId: C, text: 'Hola', at });
    await vi.waitFor(() => expect(chat.said()).toEqual(['Hola (kept)', 'Te escucho. (complete)']));
    expect(chat.asked[1]).toEqual({ messageId, message: 'Hola', conversationId: C });
  });

  it('starts a new conversation when the old one was deleted elsewhere', async () => {
    const chat = talk(fails(new DataError('conversation_not_found', '', 404)), answers);
    chat.sender.send('Hola', { conversationId: A });
    await vi.waitFor(() => expect(chat.view().conversationId).toBe(C));
    expect(chat.asked[1]).not.toHaveProperty('conversationId');
    expect(chat.said()).toEqual(['Hola (kept)', 'Te escucho. (complete)']);
  });

  it('says why the server refused, and keeps the message', async () => {
    const chat = talk(fails(new DataError('PGRST303', 'JWT expired', 401)));
    chat.sender.send('Hola', FRESH);
    await vi.waitFor(() =>
      expect(chat.view().messages).toMatchObject([{ status: 'unsent', failure: 'not_signed_in' }]),
    );
    expect(readUnsent('ana')).toHaveLength(1);
  });
});

const NOTHING_BESIDE = { suggestions: [], chips: [], flow: null, card: null };

describe('without connection', () => {
  const local = {
    answer: {
      id: A,
      text: 'Aquí sigo.',
      at: '2026-11-20T19:00:00.000Z',
      level: 'risk' as const,
      ask: true,
      state: { v: 1, turns: 1 },
    },
    ...NOTHING_BESIDE,
  };

  it('answers on this device and stores both when the connection is back', async () => {
    const chat = talk(fails(offline()));
    chat.answerHere.mockResolvedValueOnce(local);
    chat.sender.send('Hola', FRESH);
    await vi.waitFor(() => expect(chat.said()).toEqual(['Hola (unsent)', 'Aquí sigo. (complete)']));
    const [item] = readUnsent('ana');
    expect(item).toMatchObject({ text: 'Hola', answer: local.answer });
    expect(chat.view()).toMatchObject({
      conversationId: item?.conversationId,
      level: 'risk',
      ask: true,
    });

    chat.sender.resume();
    await vi.waitFor(() => expect(readUnsent('ana')).toEqual([]));
    expect(chat.store).toHaveBeenCalledWith(item);
    expect(chat.said()).toEqual(['Hola (kept)', 'Aquí sigo. (complete)']);
    expect(chat.asked).toHaveLength(1);
  });

  it('goes on answering here while the first ones still wait', async () => {
    const chat = talk();
    chat.answerHere.mockResolvedValueOnce(local);
    chat.sender.send('Hola', FRESH);
    await vi.waitFor(() => expect(chat.said()).toHaveLength(2));
    const second = { ...local.answer, id: C, text: 'Cuéntame.' };
    chat.answerHere.mockResolvedValueOnce({ answer: second, ...NOTHING_BESIDE });
    chat.store.mockRejectedValue(offline());
    chat.sender.send('Sigo aquí', chat.view());
    await vi.waitFor(() =>
      expect(chat.said()).toEqual([
        'Hola (unsent)',
        'Aquí sigo. (complete)',
        'Sigo aquí (unsent)',
        'Cuéntame. (complete)',
      ]),
    );
    expect(new Set(readUnsent('ana').map((item) => item.conversationId)).size).toBe(1);
    expect(chat.answerHere.mock.lastCall?.[0].state).toEqual(local.answer.state);
  });

  it('sends new words past an exchange that a full account refuses', async () => {
    const chat = talk(fails(offline()), answers);
    chat.answerHere.mockResolvedValueOnce(local);
    chat.store.mockRejectedValue(new DataError('quota_exceeded', '', 422));
    chat.sender.send('Hola', FRESH);
    await vi.waitFor(() => expect(chat.said()).toHaveLength(2));
    chat.sender.send('Quiero morirme', chat.view());
    await vi.waitFor(() => expect(chat.asked).toHaveLength(2));
    expect(readUnsent('ana')).toMatchObject([{ text: 'Hola', answer: local.answer }]);
  });

  it('keeps the exchange while storing it fails', async () => {
    const chat = talk(fails(offline()));
    chat.answerHere.mockResolvedValueOnce(local);
    chat.store.mockRejectedValueOnce(offline());
    chat.sender.send('Hola', FRESH);
    await vi.waitFor(() => expect(chat.said()).toHaveLength(2));
    chat.sender.resume();
    await vi.waitFor(() => expect(chat.store).toHaveBeenCalledTimes(1));
    expect(chat.said()).toEqual(['Hola (unsent)', 'Aquí sigo. (complete)']);
    expect(readUnsent('ana')).toHaveLength(1);
  });
});
