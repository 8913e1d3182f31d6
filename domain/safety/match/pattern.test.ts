import { describe, expect, it } from 'vitest';
import { tokenize } from '../text/tokens.ts';
import { Unmasker } from '../text/unmask.ts';
import { Lexicon } from './lexicon.ts';
import { compile, matchAt } from './pattern.ts';

function finds(source: string, text: string): boolean {
  const lexicon = new Lexicon();
  lexicon.addVerb('matar');
  lexicon.addClass('want', 'quiero quisiera');
  const pattern = compile(source, lexicon, new Map([['end', 'ya|hoy']]));
  const tokens = tokenize(text, lexicon, new Unmasker(lexicon, []));
  return tokens.some((_, at) => matchAt(pattern, tokens, at) >= 0);
}

/** How many words a pattern holds where a text begins; -1 where it does not match. */
function ends(source: string, text: string): number {
  const lexicon = new Lexicon();
  const pattern = compile(source, lexicon);
  return matchAt(pattern, tokenize(text, lexicon, new Unmasker(lexicon, [])), 0);
}

describe('patterns', () => {
  it.each([
    ['@want ..2 @matar.me', 'quiero ya mismo matarme', true],
    ['@want ..1 @matar.me', 'quiero ya mismo matarme', false],
    ['@want ..2 @matar.me', 'quiero. Matarme', false],
    ['(uno dos|tres)? sol', 'uno dos sol', true],
    ['(uno dos|tres)? sol', 'sol', true],
    ['sol !luna', 'sol luna', false],
    ['sol !luna', 'sol mar', true],
    ['^ si $', 'si, claro', true],
    ['^ si $', 'pues si claro', false],
    ['casa {end}', 'casa hoy', true],
    ['suicid*', 'suicidio', true],
    ['(uno|uno dos) dos tres', 'uno dos tres', true],
    ['(uno|uno dos) dos tres', 'uno dos dos tres', true],
    ['(uno|uno dos) dos tres', 'uno tres', false],
    ['uno? dos? tres cuatro', 'dos tres cuatro', true],
    ['uno? dos? tres cuatro', 'uno dos cuatro', false],
    ['uno ((dos|tres) cuatro|cinco)', 'uno tres cuatro', true],
    ['uno ((dos|tres) cuatro|cinco)', 'uno tres cinco', false],
    ['uno (^ dos|tres)', 'uno, dos', true],
    ['uno (^ dos|tres)', 'uno dos', false],
    ['uno (!dos ..1 tres|cuatro)', 'uno sol tres', true],
    ['uno (!dos ..1 tres|cuatro)', 'uno dos tres', false],
  ])('%s in "%s": %s', (source, text, expected) => {
    expect(finds(source, text)).toBe(expected);
  });

  it.each([
    ['uno ..3', 'uno dos tres', 3],
    ['uno ..3', 'uno. dos tres', 1],
    ['uno (dos|dos tres)', 'uno dos tres', 3],
    ['uno ..2 dos', 'uno dos dos dos dos', 4],
    ['uno ..2 (dos ..1)?', 'uno dos tres', 3],
  ])('%s reaches as far as it can in "%s": %d', (source, text, expected) => {
    expect(ends(source, text)).toBe(expected);
  });

  it('goes no way twice, however many ways there are', () => {
    const source = `uno ${'(dos|dos) ..1 '.repeat(14)}tres`;
    expect(ends(source, `uno ${'dos '.repeat(29)}`)).toBe(-1);
  });

  it.each(['(a', 'a)', 'b?', '..2 a', 'a {nothing}', 'a ..9 ..9 ..9 b c d'])(
    'refuses %s',
    (source) => {
      expect(() => compile(source, new Lexicon())).toThrow(Error);
    },
  );
});
