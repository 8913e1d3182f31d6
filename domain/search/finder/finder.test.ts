import { describe, expect, it } from 'vitest';
import type { Entry } from '../entry.ts';
import { createFinder } from './finder.ts';
import { isOneEditApart, soundOf } from './spelling.ts';

const entry = (id: string, title: string, words = ''): Entry => ({
  id,
  kind: 'lesson',
  title,
  summary: 'Cinco minutos',
  words,
  to: `/learning/${id}`,
});

const { find } = createFinder(
  [
    entry('sleep', 'El sueño pesa', 'insomnio dormir'),
    entry('breath', 'Respiración larga', 'aire calma'),
    entry('shame', 'La vergüenza', 'ridículo'),
    entry('year', 'Un año después', 'aniversario'),
    entry('left', 'Después de una ruptura', 'pareja'),
    entry('calm', 'Un lugar tranquilo', 'respiración'),
  ],
  [
    { says: 'no puedo dormir|no pego ojo', words: 'insomnio', first: 'sleep' },
    { says: '=me dejó|mal de amores', words: 'ruptura', first: 'left' },
    { says: 'dormir', words: 'calma', first: 'calm' },
  ],
);
const ids = (query: string) => find(query).hits.map(({ entry: { id } }) => id);

describe('words', () => {
  it.each([
    ['respiracion', 'breath'],
    ['RESPIRACIONES ', 'breath'],
    ['respi', 'breath'],
    ['verguensa ', 'shame'],
    ['resipracion ', 'breath'],
    ['sueno ', 'sleep'],
    ['sueño', 'sleep'],
    ['año ', 'year'],
  ])('«%s» finds %s first', (query, id) => {
    expect(ids(query)[0]).toBe(id);
  });

  it('puts a word in the title before the same among the others', () => {
    expect(ids('respiración ')).toEqual(['breath', 'calm']);
  });

  it('finds nothing for nothing', () => {
    expect(find('  ')).toEqual({ hits: [], isGuess: false });
    expect(find('xkzwq')).toEqual({ hits: [], isGuess: true });
  });

  it('says that what only looks alike is a guess', () => {
    expect(find('aniversidad')).toMatchObject({ isGuess: true, hits: [{ because: null }] });
  });
});

describe('meanings', () => {
  it('says which words led there, as they were typed', () => {
    expect(find('uf, no me Puedo ni dormir hoy').hits[0]).toMatchObject({
      entry: { id: 'sleep' },
      because: 'no me Puedo ni dormir',
    });
  });

  it('hears the fullest phrase, and not its part as well', () => {
    expect(ids('no puedo dormir')).not.toContain('calm');
    expect(ids('dormir ')).toContain('calm');
  });

  it('keeps to the very form where that is meant', () => {
    expect(ids('me dejo ')[0]).toBe('left');
    expect(ids('no me deja ')).not.toContain('left');
  });
});

it('knows what sounds alike, and one slip of a finger', () => {
  expect(soundOf('verguensa')).toBe(soundOf('verguenza'));
  expect(soundOf('kiero')).toBe(soundOf('quiero'));
  expect(soundOf('aser')).toBe(soundOf('hacer'));
  expect(soundOf('leche')).not.toBe(soundOf('lece'));
  expect(isOneEditApart('ansidead', 'ansiedad')).toBe(true);
  expect(isOneEditApart('ansieda', 'ansiedad')).toBe(true);
  expect(isOneEditApart('ansedad', 'ansiedad')).toBe(true);
  expect(isOneEditApart('ansiedad', 'ansiedad')).toBe(false);
  expect(isOneEditApart('ansia', 'ansiedad')).toBe(false);
});
