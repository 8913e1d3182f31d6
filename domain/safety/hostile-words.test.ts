import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdTalk } from '../companion/hold-talk.testing.ts';
import { readTalkState } from '../companion/turns/talk-state.ts';
import { atLeast } from './levels.ts';
import { browserGuard } from './testing.ts';

const guard = browserGuard();
const { assess } = guard;

const piece = fc.oneof(
  fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)),
  fc.constantFrom(
    'then',
    'prototype',
    '{x}',
    '{{',
    '}',
    '{a|b|c}',
    '[line]',
    '$1',
    '$&',
    '`${x}`',
    '\u0000',
    '\u001b[31m',
    '\ud83d',
    '\udc00',
    '\u200b\u200d\ufeff',
    '\u202e\u2066',
    'שלום',
    'مرحبا',
    '👩🏽‍❤️‍💋‍👨🏿',
    '🏴󠁧󠁢󠁷󠁬󠁳󠁿',
    '1️⃣',
    'a'.repeat(4000),
    '*'.repeat(4000),
    'á'.repeat(1500),
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('hola', 'estoy cansada', 'mi mamá me gritó', 'no sé', '¿qué hago?', 'sí', 'no'),
);
const nasty = fc.array(piece, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(' '));

/** `numRuns` keeps it to seconds; `bench/fuzz` does twenty thousand. */
const RUNS = { numRuns: 150 };

describe('whatever people write', () => {
  it('is read by the guard without a failure', () => {
    fc.assert(
      fc.property(nasty, fc.array(nasty, { maxLength: 3 }), (text, previous) => {
        const { signals } = assess(text, { previous });
        expect(signals.map(({ kind }) => kind)).not.toContain('unreadable');
      }),
      RUNS,
    );
  });

  it('hides no danger that is said in so many words', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const { own } = assess(`me voy a matar esta noche. ${text.slice(0, 300)}`);
        expect(atLeast(own, 'risk')).toBe(true);
      }),
      RUNS,
    );
  });

  it('is folded into the talk and answered', () => {
    fc.assert(
      fc.property(fc.array(nasty, { minLength: 1, maxLength: 4 }), (texts) => {
        const talk = holdTalk(guard);
        for (const said of texts) {
          const { text, state } = talk.says(said);
          expect(text.trim()).not.toBe('');
          expect(text).not.toMatch(/\[native code\]|\[object Object\]/u);
          expect(readTalkState(state)).toEqual(state);
        }
      }),
      RUNS,
    );
  });

  it('is answered however long somebody laughs', () => {
    for (const laugh of [
      'ja'.repeat(30),
      'ja'.repeat(1990),
      'jejaxd'.repeat(600),
      'jo ji '.repeat(600),
    ]) {
      const text = `${laugh} me caes bien`.slice(-4000);
      expect(holdTalk(guard).says(text).text).not.toBe('');
    }
  });
});
