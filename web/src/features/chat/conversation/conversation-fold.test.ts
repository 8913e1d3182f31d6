import { describe, expect, it } from 'vitest';
import type { ChatEvent } from '#domain/contracts/chat.ts';
import { FRESH, foldConversation, step } from './conversation-fold.ts';
import type { Entry } from './entry.ts';

const C = '0198c0de-0000-7000-8000-00000000000c';
const A = '0198c0de-0000-7000-8000-00000000000a';
const at = '2026-11-20T19:00:00.000Z';

const asked = (messageId: string, text = 'Hola'): Entry => ({ kind: 'asked', messageId, text, at });
const event = (askedId: string, ...events: ChatEvent[]): Entry[] =>
  events.map((one) => ({ kind: 'event', askedId, event: one, at }));
const delta = (text: string): ChatEvent => ({ type: 'text-delta', delta: text });
const kept: ChatEvent = { type: 'conversation', conversationId: C };
const done: ChatEvent = { type: 'done', messageId: A };

const texts = (entries: Entry[]) =>
  foldConversation(entries).messages.map(({ role, text, status }) => [role, text, status]);

describe('a conversation as a fold over what happened', () => {
  it('grows an answer word by word', () => {
    const entries = [asked('m1'), ...event('m1', kept, delta('Te '), delta('escucho.'))];
    expect(texts(entries)).toEqual([
      ['person', 'Hola', 'kept'],
      ['companion', 'Te escucho.', 'streaming'],
    ]);
    const view = foldConversation([...entries, ...event('m1', done)]);
    expect(view).toMatchObject({ conversationId: C, answering: null });
    expect(view.messages[1]).toMatchObject({ id: A, status: 'complete', replyTo: 'm1' });
  });

  it('is the same told at once or step by step', () => {
    const entries = [asked('m1'), ...event('m1', kept, delta('Sí'), done), asked('m2', 'Gracias')];
    let view = FRESH;
    for (const entry of entries) view = step(view, entry);
    expect(view).toEqual(foldConversation(entries));
    expect(view.answering).toBe('m2');
  });

  it('keeps what had come when the person stops', () => {
    const stop: Entry = { kind: 'stopped', askedId: 'm1' };
    expect(texts([asked('m1'), ...event('m1', kept, delta('Te esc')), stop])).toEqual([
      ['person', 'Hola', 'kept'],
      ['companion', 'Te esc', 'stopped'],
    ]);
    expect(texts([asked('m1'), ...event('m1', kept), stop])).toEqual([
      ['person', 'Hola', 'unanswered'],
    ]);
    expect(texts([asked('m1'), stop])).toEqual([['person', 'Hola', 'unsent']]);
  });

  it('tells what was never sent from what was not answered', () => {
    const fail: Entry = { kind: 'failed', askedId: 'm1', failure: 'network' };
    expect(texts([asked('m1'), fail])).toEqual([['person', 'Hola', 'unsent']]);
    expect(texts([asked('m1'), ...event('m1', kept, delta('Te')), fail])).toEqual([
      ['person', 'Hola', 'unanswered'],
      ['companion', 'Te', 'broken'],
    ]);
    const refused = event('m1', kept, { type: 'error', code: 'provider_failed' });
    expect(foldConversation([asked('m1'), ...refused])).toMatchObject({
      answering: null,
      messages: [{ status: 'unanswered', failure: 'provider_failed' }],
    });
  });

  it('asks again in place: one message, one answer', () => {
    const entries = [
      asked('m1'),
      ...event('m1', kept, delta('Te')),
      { kind: 'failed', askedId: 'm1', failure: 'network' } as const,
      { kind: 'sending', messageId: 'm1' } as const,
      ...event('m1', kept, delta('Te escucho.'), done),
    ];
    expect(texts(entries)).toEqual([
      ['person', 'Hola', 'kept'],
      ['companion', 'Te escucho.', 'complete'],
    ]);
    expect(foldConversation(entries).messages[0]).not.toHaveProperty('failure');
  });

  it('puts an answer under its question, also when another was asked meanwhile', () => {
    const entries = [
      asked('m1', 'Uno'),
      asked('m2', 'Dos'),
      ...event('m1', kept, delta('A uno')),
      ...event('m2', kept, delta('A dos'), done),
    ];
    expect(texts(entries).map(([, text]) => text)).toEqual(['Uno', 'A uno', 'Dos', 'A dos']);
  });

  it('leaves alone what belongs to a conversation that was left', () => {
    const view = foldConversation([asked('m1')]);
    expect(step(view, { kind: 'sending', messageId: 'elsewhere' })).toBe(view);
    for (const entry of event('elsewhere', kept, delta('No'), done)) {
      expect(step(view, entry)).toBe(view);
    }
  });

  it('shows a guided answer under a message that waits to be sent', () => {
    const beside = { suggestions: [], chips: [], flow: null, card: null };
    const answer = { id: A, text: 'Aquí sigo.', at, ...beside };
    expect(
      texts([
        asked('m1'),
        { kind: 'failed', askedId: 'm1', failure: 'network' },
        {
          kind: 'answered-here',
          askedId: 'm1',
          conversationId: C,
          level: 'none',
          ask: false,
          state: { v: 1 },
          answer,
        },
      ]),
    ).toEqual([
      ['person', 'Hola', 'unsent'],
      ['companion', 'Aquí sigo.', 'complete'],
    ]);
  });

  it('tells help in sight from danger that is asked about', () => {
    const seen = (level: 'none' | 'risk' | 'emergency', ask: boolean): ChatEvent => ({
      type: 'safety',
      level,
      ask,
    });
    const shown: Entry = { kind: 'assessed', askedId: 'm1', level: 'emergency', ask: false };
    const first = [asked('m1'), shown, ...event('m1', kept, seen('emergency', false), done)];
    expect(foldConversation(first)).toMatchObject({ level: 'emergency', ask: false });
    // What was only shown tells nothing of how grave it is.
    const second = [...first, asked('m2'), ...event('m2', kept, seen('risk', true))];
    expect(foldConversation(second)).toMatchObject({ level: 'risk', ask: true, raisedBy: 'm2' });
    // The browser asked about this very message: the server does not take that back, later it may.
    const here: Entry = { kind: 'assessed', askedId: 'm2', level: 'risk', ask: true };
    const kept2 = [...first, asked('m2'), here, ...event('m2', kept, seen('emergency', false))];
    expect(foldConversation(kept2)).toMatchObject({ level: 'risk', ask: true });
    const third = [...kept2, asked('m3'), ...event('m3', kept, seen('risk', false))];
    expect(foldConversation(third)).toMatchObject({ level: 'risk', ask: false });
    expect(foldConversation([asked('m1'), ...event('m1', seen('none', true))]).ask).toBe(false);
    // A server that did not know the difference asked about all of it.
    const older = event('m1', { type: 'safety', level: 'risk' });
    expect(foldConversation([asked('m1'), ...older]).ask).toBe(true);
  });

  it('opens a stored conversation as it was left', () => {
    const left = (ask: boolean): Entry => ({ kind: 'recalled', level: 'risk', ask, messages: [] });
    expect(foldConversation([left(false)])).toMatchObject({ level: 'risk', ask: false });
    expect(foldConversation([left(true)])).toMatchObject({ level: 'risk', ask: true });
  });

  it('takes the level from the server, but not below what this message showed', () => {
    const assessed: Entry = { kind: 'assessed', askedId: 'm1', level: 'emergency', ask: true };
    const risk = (askedId: string) =>
      event(askedId, kept, { type: 'safety', level: 'risk', ask: true });
    expect(foldConversation([asked('m1'), assessed]).level).toBe('emergency');
    expect(foldConversation([asked('m1'), assessed, ...risk('m1')]).level).toBe('emergency');
    const later = [asked('m1'), assessed, ...risk('m1'), asked('m2'), ...risk('m2')];
    expect(foldConversation(later).level).toBe('risk');
  });

  it('lowers nothing by the level of a message that could not be stored', () => {
    const known = [asked('m1'), ...event('m1', kept, { type: 'safety', level: 'emergency' }, done)];
    const alone = event('m2', { type: 'safety', level: 'none' }, delta('Sigo aquí.'), {
      type: 'error',
      code: 'not_stored',
    });
    const view = foldConversation([...known, asked('m2'), ...alone]);
    expect(view.level).toBe('emergency');
    expect(texts([...known, asked('m2'), ...alone]).slice(-2)).toEqual([
      ['person', 'Hola', 'unsent'],
      ['companion', 'Sigo aquí.', 'complete'],
    ]);
  });

  it('knows with which message the need for help rose', () => {
    const risk = (askedId: string) =>
      event(askedId, kept, { type: 'safety', level: 'risk', ask: true });
    const first = [asked('m1'), ...risk('m1')];
    expect(foldConversation(first).raisedBy).toBe('m1');
    const later = [...first, asked('m2'), ...risk('m2')];
    expect(foldConversation(later).raisedBy).toBe('m1');
    const again: Entry = { kind: 'assessed', askedId: 'm2', level: 'risk', ask: true };
    expect(foldConversation([...later, again]).raisedBy).toBe('m2');
  });

  it('collects suggestions on the answer', () => {
    const suggestion: ChatEvent = {
      type: 'suggestion',
      kind: 'tool',
      path: '/minigames/breathing',
      label: 'Respirar',
    };
    const view = foldConversation([
      asked('m1'),
      ...event('m1', kept, delta('Va'), suggestion, done),
    ]);
    expect(view.messages[1]).toMatchObject({ text: 'Va', suggestions: [suggestion] });
  });

  it('puts what is offered beside the answer, and knows where the talk stands', () => {
    const chips = [{ id: 'way/vent', label: 'Desahogarme' }];
    const flow = { name: 'Primer paso', step: 2, of: 5 };
    const card = { title: 'Lo que me llevo', lines: ['Rocco'] };
    const offered = event(
      'm1',
      kept,
      delta('Va'),
      { type: 'quick-replies', replies: chips },
      { type: 'flow', ...flow },
      { type: 'card', ...card },
      { type: 'state', state: { v: 1, turns: 1 } },
      done,
    );
    const view = foldConversation([asked('m1'), ...offered]);
    expect(view.messages[1]).toMatchObject({ chips, flow, card });
    expect(view.state).toEqual({ v: 1, turns: 1 });
    const stored: Entry = { kind: 'recalled', messages: [], state: { v: 1, turns: 0 } };
    expect(foldConversation([stored]).state).toEqual({ v: 1, turns: 0 });
    // What came here meanwhile is newer than what was stored when the list was read.
    expect(step(view, stored).state).toEqual({ v: 1, turns: 1 });
    const opened: Entry = { kind: 'opened', conversationId: null, messages: [] };
    expect(step(view, opened).state).toBeNull();
  });

  it('opens with what waits here, then recalls what is stored before it', () => {
    const waiting = { id: 'm1', role: 'person', text: 'Hoy', at, status: 'unsent' } as const;
    const old = { ...waiting, id: 'p0', text: 'Ayer', status: 'kept' } as const;
    const entries: Entry[] = [
      { kind: 'opened', conversationId: C, messages: [waiting] },
      { kind: 'recalled', level: 'concern', messages: [old] },
      { kind: 'recalled', messages: [{ ...old, id: 'p-1', text: 'Anteayer' }] },
    ];
    expect(texts(entries).map(([, text]) => text)).toEqual(['Anteayer', 'Ayer', 'Hoy']);
    expect(foldConversation(entries).level).toBe('concern');
    const opened: Entry = { kind: 'opened', conversationId: null, messages: [] };
    expect(step(foldConversation(entries), opened)).toEqual(FRESH);
  });

  it('asks for no answer that came while the list was on its way', () => {
    const stored = { id: 'm1', role: 'person', text: 'Hola', at, status: 'unanswered' } as const;
    const recalled: Entry = { kind: 'recalled', messages: [stored] };
    expect(texts([asked('m1'), ...event('m1', kept, delta('Sí'), done), recalled])).toEqual([
      ['person', 'Hola', 'kept'],
      ['companion', 'Sí', 'complete'],
    ]);
  });

  it('shows a message once that was stored while it was still being sent', () => {
    const stored = { id: 'm1', role: 'person', text: 'Hola', at, status: 'unanswered' } as const;
    const recalled: Entry = { kind: 'recalled', messages: [stored] };
    expect(texts([asked('m1'), recalled])).toEqual([['person', 'Hola', 'sending']]);
    const waiting: Entry = {
      kind: 'opened',
      conversationId: C,
      messages: [{ ...stored, status: 'unsent' }],
    };
    expect(texts([waiting, recalled])).toEqual([['person', 'Hola', 'unanswered']]);
  });
});
