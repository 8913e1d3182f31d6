import { describe, expect, it } from 'vitest';
import { companionMood } from './companion-mood.ts';
import { FRESH, foldConversation } from './conversation/conversation-fold.ts';
import type { Entry } from './conversation/entry.ts';

const at = '2026-11-20T19:00:00.000Z';
const still = { drafting: false, online: true };
const asked: Entry = { kind: 'asked', messageId: 'm1', text: 'Hola', at };
const word: Entry = {
  kind: 'event',
  askedId: 'm1',
  event: { type: 'text-delta', delta: 'Te' },
  at,
};
const stopped: Entry = { kind: 'stopped', askedId: 'm1' };
const danger: Entry = { kind: 'assessed', askedId: 'm1', level: 'risk', ask: true };
const mood = (...entries: Entry[]) => companionMood(foldConversation(entries), still);

describe('the face of Nilo', () => {
  it('follows the conversation', () => {
    expect(companionMood(FRESH, still)).toBe('happy');
    expect(companionMood(FRESH, { ...still, drafting: true })).toBe('listening');
    expect(mood(asked)).toBe('thinking');
    expect(mood(asked, word)).toBe('talking');
    expect(mood(asked, word, stopped)).toBe('neutral');
  });

  it('is serious where it is serious, also while somebody writes', () => {
    expect(mood(asked, danger, word)).toBe('concerned');
    const view = foldConversation([asked, danger, stopped]);
    expect(companionMood(view, { drafting: true, online: false })).toBe('concerned');
  });

  it('stays calm without connection', () => {
    expect(companionMood(FRESH, { ...still, online: false })).toBe('calm');
  });
});
