// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { setDraftOwner } from '#web/lib/drafts.ts';
import { keepUnsent, messages, readUnsent, removeUnsent, type Unsent } from './unsent.ts';

const item = (text: string): Unsent => ({
  messageId: crypto.randomUUID(),
  conversationId: null,
  text,
  at: '2026-11-20T19:00:00.000Z',
});

beforeEach(() => {
  localStorage.clear();
  setDraftOwner('ana');
});

describe('messages that wait to be sent', () => {
  it('stay in order until the server has them', () => {
    const [first, second] = [item('Uno'), item('Dos')];
    keepUnsent(first);
    keepUnsent(second);
    expect(readUnsent().map(({ text }) => text)).toEqual(['Uno', 'Dos']);
    removeUnsent(first.messageId);
    expect(readUnsent()).toEqual([second]);
    removeUnsent(second.messageId);
    expect(localStorage).toHaveLength(0);
  });

  it('keep one entry for one message', () => {
    const waiting = item('Uno');
    keepUnsent(waiting);
    keepUnsent(item('Dos'));
    const answer = {
      id: crypto.randomUUID(),
      text: 'Aquí sigo.',
      at: waiting.at,
      level: 'none',
      ask: false,
    };
    keepUnsent({ ...waiting, answer: { ...answer, level: 'none' } });
    expect(readUnsent()).toMatchObject([{ text: 'Uno', answer: { text: 'Aquí sigo.' } }, {}]);
  });

  it('belong to whoever wrote them', () => {
    keepUnsent(item('De Ana'));
    setDraftOwner('luz');
    expect(readUnsent()).toEqual([]);
    expect(readUnsent('ana')).toHaveLength(1);
  });

  it.each([
    { messageId: 'constructor' },
    { conversationId: 7 },
    { conversationId: undefined },
    { thread: 'one' },
    { at: null },
    { keep: 'no' },
    { memory: 1 },
    { choice: 1 },
    { answer: {} },
    { answer: { id: crypto.randomUUID(), text: 'Sí', at: '', level: 'toString' } },
    { answer: { id: crypto.randomUUID(), text: 'Sí', at: '', level: 'none', state: 'x' } },
  ])('are left out where a part is broken: %o', (part) => {
    const broken = { ...item('Roto'), ...part };
    localStorage.setItem('remanso.chat.unsent.ana', JSON.stringify([broken]));
    expect(readUnsent()).toEqual([]);
  });

  it('keep every wish that was said with them', () => {
    const id = crypto.randomUUID();
    const answer = {
      id,
      text: 'Aquí sigo.',
      at: '',
      level: 'risk' as const,
      ask: false,
      state: { v: 1 },
    };
    const whole = {
      choice: 'way/vent',
      ...item('Todo'),
      conversationId: id,
      keep: false,
      memory: false,
      answer,
    };
    keepUnsent(whole);
    keepUnsent({ ...item('Hilo'), thread: id });
    expect(readUnsent()).toMatchObject([whole, { text: 'Hilo', thread: id }]);
  });

  it('survive a broken neighbour and a broken store', () => {
    const good = item('Bien');
    keepUnsent(good);
    const [place = ''] = Object.keys(localStorage);
    localStorage.setItem(`${place}b`, '{"kind":"chat"');
    localStorage.setItem(`${place}c`, JSON.stringify({ kind: 'chat', payload: good }));
    expect(readUnsent()).toEqual([good]);
    localStorage.setItem(place, '{"not":"an item"');
    expect(readUnsent()).toEqual([]);
    keepUnsent(good);
    expect(readUnsent()).toEqual([good]);
  });

  it('are read as older versions left them, in one list, broken neighbours and all', () => {
    const [first, second, third] = [item('Uno'), item('Dos'), item('Tres')];
    const older = [first, { text: 'Sin nombre' }, second];
    localStorage.setItem('remanso.chat.unsent.ana', JSON.stringify(older));
    keepUnsent(third);
    expect(readUnsent()).toEqual([first, second, third]);
    expect(localStorage.getItem('remanso.chat.unsent.ana')).toBeNull();
    // Nobody can tell whose answer it waits for; sign-out asks about it all the same.
    expect(messages.unsent('ana')).toBe(4);
    localStorage.setItem('remanso.chat.unsent.ana', '{"not":"a list"');
    expect(readUnsent()).toHaveLength(3);
  });
});
