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
    entry('children', 'Hablar con los hijos', 'casa llamar'),
    { ...entry('grandfather', 'Cómo decir a los hijos que murió el abuelo'), kind: 'answer' },
    { ...entry('day-off', '¿Cómo pido un día libre en casa?'), kind: 'answer' },
    { ...entry('chat', 'Hablar con alguien'), id: 'place:chat', kind: 'place' },
  ],
  [
    { says: 'no puedo dormir|no pego ojo', words: 'insomnio', first: 'sleep' },
    { says: '=me dejó|mal de amores', words: 'ruptura', first: 'left' },
    { says: 'dormir', words: 'calma', first: 'calm' },
    { says: 'no quiero seguir', words: '', first: 'place:chat', serious: true },
    { says: 'se me murió', words: '', first: 'year' },
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
    expect(find('  ')).toMatchObject({ hits: [], isGuess: false });
    expect(find('xkzwq')).toMatchObject({ hits: [], isGuess: true });
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

describe('a whole sentence', () => {
  it('is not answered by one word of several', () => {
    expect(ids('la vecina de casa mira raro mi jardín ')).not.toContain('day-off');
    expect(ids('casa ')).toContain('day-off');
  });

  it('that nothing answers is for somebody who listens', () => {
    expect(find('la vecina mira raro mi jardín ')).toMatchObject({
      isGuess: true,
      hits: [{ entry: { id: 'place:chat' } }],
    });
  });

  it('reads no beginning in a small word at its end', () => {
    expect(ids('calma o no')).not.toContain('year');
  });

  it('takes what is written as it is spoken for the small word it is', () => {
    expect(ids('dise respiracion ')).toEqual(ids('dice respiracion '));
  });
});

it('shows nothing about death to who did not speak of it', () => {
  expect(ids('mis hijos ')).toEqual(['children']);
  expect(ids('mis hijos y el abuelo que murió ')).toContain('grandfather');
});

it('says where there may be danger, and puts that meaning first', () => {
  expect(find('no quiero seguir sin dormir').isSerious).toBe(true);
  expect(ids('no quiero seguir sin dormir')[0]).toBe('place:chat');
  expect(find('no puedo dormir').isSerious).toBe(false);
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
