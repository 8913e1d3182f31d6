import { describe, expect, it } from 'vitest';
import { parseBody, parseSpans } from './parse-body.ts';
import { spokenOf } from './spoken.ts';

describe('the body of a lesson', () => {
  it('is paragraphs, headings, lists, steps, a sentence to keep and the drawing', () => {
    const body = parseBody(
      'Uno\ny dos.\n\n## Título\n\n- a\n- b\n\n1. c\n2. d\n\n> Quédate.\n\n[dibujo]\n',
    );
    expect(body.map(({ kind }) => kind)).toEqual([
      'text',
      'heading',
      'list',
      'steps',
      'keep',
      'picture',
    ]);
    expect(body.map(spokenOf)).toEqual(['Uno y dos.', 'Título', 'a. b', 'c. d', 'Quédate.', '']);
  });

  it('marks words inside a line', () => {
    expect(parseSpans('Un **peso** y un *reloj*.')).toEqual([
      { text: 'Un ' },
      { text: 'peso', as: 'strong' },
      { text: ' y un ' },
      { text: 'reloj', as: 'em' },
      { text: '.' },
    ]);
  });

  it('names a passage by its words, wherever it stands', () => {
    const [one, two] = parseBody('Uno.\n\nDos.');
    const [first, second, third] = parseBody('Cero.\n\nUno.\n\nDos.');
    expect([second?.id, third?.id]).toEqual([one?.id, two?.id]);
    expect(first?.id).not.toBe(one?.id);
    expect(one?.id).toMatch(/^[a-z0-9]{1,12}$/);
  });

  it.each(['# Uno', '### Tres', '| a | b |', '![x](y)', '* a', '```', 'Ve a https://example.com'])(
    'refuses %s',
    (odd) => {
      expect(() => parseBody(odd)).toThrow('not in the format');
    },
  );
});
