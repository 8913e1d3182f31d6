import { describe, expect, it } from 'vitest';
import { tokenize } from '../text/tokens.ts';
import { Unmasker } from '../text/unmask.ts';
import { Lexicon } from './lexicon.ts';
import { compile, matchAt } from './pattern.ts';

function finds(source: string, text: string): boolean {
  const lexicon = new Lexicon();
  lexicon.addVerb('matar');
  lexicon.addClass('want', 'quiero quisiera');
  const pattern = compile(source, lexicon, { end: 'ya|hoy' });
  const tokens = tokenize(text, lexicon, new Unmasker(lexicon, []));
  return tokens.some((_, at) => matchAt(pattern, tokens, at) >= 0);
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
  ])('%s in "%s": %s', (source, text, expected) => {
    expect(finds(source, text)).toBe(expected);
  });

  it.each(['(a', 'a)', 'b?', '..2 a', 'a {nothing}'])('refuses %s', (source) => {
    expect(() => compile(source, new Lexicon())).toThrow(Error);
  });
});
