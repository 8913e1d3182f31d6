import { describe, expect, it } from 'vitest';
import { chatRequestSchema, parseChatEvent } from './chat.ts';
import { MAX_MESSAGE_LENGTH } from './chat-values.ts';

const id = '0198c0de-0000-7000-8000-000000000001';

describe('chat contract', () => {
  it('reads every kind of event', () => {
    const events = [
      { type: 'conversation', conversationId: id },
      { type: 'conversation', conversationId: id, messageId: id },
      { type: 'safety', level: 'risk', ask: false },
      { type: 'text-delta', delta: 'Hola ' },
      { type: 'suggestion', kind: 'tool', path: '/mood', label: 'Anotar' },
      { type: 'quick-replies', replies: [{ id: 'way/vent', label: 'Desahogarme' }] },
      { type: 'flow', name: 'Preparar qué decir', step: 2, of: 5 },
      { type: 'card', title: 'Lo que me llevo', lines: ['Llamar a Marta'] },
      { type: 'state', state: { v: 1, turns: 3 } },
      { type: 'error', code: 'provider_failed' },
      { type: 'done', messageId: id },
    ];
    for (const event of events) expect(parseChatEvent(JSON.stringify(event))).toEqual(event);
  });

  it('takes the word of an older server', () => {
    const event = { type: 'safety', level: 'risk' };
    expect(parseChatEvent(JSON.stringify(event))).toEqual(event);
  });

  it('ignores what it does not know', () => {
    expect(parseChatEvent('not json')).toBeNull();
    expect(parseChatEvent('{"type":"memory"}')).toBeNull();
    expect(
      parseChatEvent('{"type":"suggestion","kind":"tool","path":"/nowhere","label":"x"}'),
    ).toBeNull();
  });

  it('hears nothing in the quick replies of an older server', () => {
    const event = { type: 'quick-replies', replies: [{ label: 'Sí', message: 'Sí' }] };
    expect(parseChatEvent(JSON.stringify(event))).toBeNull();
  });

  it('takes the id of a chip, and nothing that is none', () => {
    const taps = (choice: string) => chatRequestSchema.safeParse({ message: 'Sí', choice }).success;
    expect(taps('way/serious')).toBe(true);
    expect(taps('facet.grief-pet/2_a')).toBe(true);
    for (const choice of ['', 'a b', 'á', '<script>', 'a'.repeat(121)]) {
      expect(taps(choice)).toBe(false);
    }
  });

  it('takes a message of one to the longest length, trimmed', () => {
    expect(chatRequestSchema.parse({ message: '  hola ' }).message).toBe('hola');
    expect(chatRequestSchema.safeParse({ message: '   ' }).success).toBe(false);
    expect(chatRequestSchema.safeParse({ message: 'a'.repeat(MAX_MESSAGE_LENGTH) }).success).toBe(
      true,
    );
    expect(
      chatRequestSchema.safeParse({ message: 'a'.repeat(MAX_MESSAGE_LENGTH + 1) }).success,
    ).toBe(false);
    expect(chatRequestSchema.safeParse({ message: 'a', conversationId: 'x' }).success).toBe(false);
  });
});
