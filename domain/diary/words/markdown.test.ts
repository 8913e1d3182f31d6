import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainWords, readMarkdown } from './markdown.ts';

describe('light Markdown', () => {
  it('knows titles, lists, quotes, lines, bold and italics', () => {
    const text = '# Lunes\nHoy **sí** y *un poco* más\n\n- pan\n- sol\n1. uno\n> dijo\n\n---\nfin';
    expect(readMarkdown(text)).toEqual([
      { type: 'heading', spans: [{ text: 'Lunes' }] },
      {
        type: 'paragraph',
        lines: [
          [
            { text: 'Hoy ' },
            { text: 'sí', strong: true },
            { text: ' y ' },
            { text: 'un poco', emphasis: true },
            { text: ' más' },
          ],
        ],
      },
      { type: 'list', ordered: false, items: [[{ text: 'pan' }], [{ text: 'sol' }]] },
      { type: 'list', ordered: true, items: [[{ text: 'uno' }]] },
      { type: 'quote', lines: [[{ text: 'dijo' }]] },
      { type: 'rule' },
      { type: 'paragraph', lines: [[{ text: 'fin' }]] },
    ]);
  });

  it('leaves signs that mean nothing, and whatever looks like HTML, as they are', () => {
    const texts = ['2 * 3 * 4', 'snake_case_name', '**a medias', '<img src=x onerror=alert(1)>'];
    for (const text of texts) expect(plainWords(text)).toBe(text);
  });

  it('loses no letter of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const letters = (words: string) => words.replaceAll(/[^\p{L}]/gu, '');
        expect(letters(plainWords(text))).toBe(letters(text));
      }),
    );
  });

  it('comes to an end with any run of signs', () => {
    const text = '*'.repeat(30_000) + '_a*'.repeat(5000);
    expect(plainWords(text)).toContain('a');
  });
});
