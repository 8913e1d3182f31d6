import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeWords } from './merge.ts';

describe('two versions of one text', () => {
  it('are one where they are the same, or one has nothing', () => {
    expect(mergeWords('Hola', 'Hola')).toBe('Hola');
    expect(mergeWords('', 'Hola')).toBe('Hola');
    expect(mergeWords('Hola', ' ')).toBe('Hola');
  });

  it('keep what they share once, and both of what differs', () => {
    const merged = mergeWords('Hoy llovió.\nFui a pie.\nBien.', 'Hoy llovió.\nFui en bus.\nBien.');
    expect(merged).toBe('Hoy llovió.\nFui a pie.\n\n* * *\n\nFui en bus.\nBien.');
  });

  it('lose no line of either', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd e', ''), { maxLength: 8 });
    fc.assert(
      fc.property(text, text, (one, other) => {
        const lines = mergeWords(one.join('\n'), other.join('\n')).split('\n');
        const written = [...one, ...other].filter((line) => line !== '');
        expect(written.filter((line) => !lines.includes(line))).toEqual([]);
      }),
    );
    expect.hasAssertions();
  });
});
