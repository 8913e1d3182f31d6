import { describe, expect, it } from 'vitest';
import { createSearchIndex, excerpt } from './search-index.ts';
import { foldedKeepingEnye as fold } from '../../folded.ts';
import { stem } from '../../search/stem.ts';

const index = createSearchIndex();
const ENTRIES = [
  { id: 'sea', title: 'El mar', words: 'Caminamos por la playa y cantábamos canciones.', tags: [] },
  { id: 'work', title: '', words: 'El trabajo me cansó. Trabajé hasta tarde.', tags: ['oficina'] },
  { id: 'year', title: '', words: 'Este año empecé a nadar con mi hermana.', tags: ['natación'] },
];
for (const entry of ENTRIES) index.add(entry);

describe('stems', () => {
  it.each([
    ['caminar', 'caminamos', 'caminaba', 'caminé'],
    ['canción', 'canciones', 'cancion'],
    ['trabajo', 'trabajos', 'trabajé', 'trabajando'],
    ['tranquilo', 'tranquila', 'tranquilamente'],
    ['niño', 'niña', 'niños'],
    ['triste', 'tristes'],
    ['hermana', 'hermanos'],
  ])('%s and its forms are one', (...words) => {
    expect(new Set(words.map((word) => stem(fold(word)))).size).toBe(1);
  });

  it('keeps ñ a letter of its own', () => {
    expect(fold('Año')).toBe('año');
    expect(fold('CANCIÓN pingüino')).toBe('cancion pinguino');
    expect(stem(fold('año'))).not.toBe(stem(fold('ano')));
  });
});

describe('searching', () => {
  it.each([
    ['caminar', ['sea']],
    ['cancion', ['sea']],
    ['CANTÁBAMOS', ['sea']],
    ['trabajando', ['work']],
    ['oficina', ['work']],
    ['año', ['year']],
    ['ano', []],
    ['natac', ['year']],
    ['el', ['sea', 'work']],
    ['nadar hermanas', ['year']],
    ['nadar trabajo', []],
    ['  ', []],
  ])('%j finds %j', (question, ids) => {
    expect(index.find(question).toSorted()).toEqual(ids);
  });

  it('follows what is changed and what goes', () => {
    const own = createSearchIndex();
    own.add({ id: 'a', title: '', words: 'lluvia', tags: [] });
    own.add({ id: 'a', title: '', words: 'sol', tags: [] });
    expect(own.find('lluvia')).toEqual([]);
    expect(own.find('sol')).toEqual(['a']);
    own.remove('a');
    expect(own.find('sol')).toEqual([]);
    expect(own.size()).toBe(0);
  });

  it('shows the place where the answer stands', () => {
    const text = `${'Antes. '.repeat(30)}Cantábamos canciones. ${'Luego. '.repeat(60)}`;
    const parts = excerpt(text, 'canción');
    expect(parts.filter(({ hit }) => hit)).toEqual([{ text: 'canciones', hit: true }]);
    expect(parts.map((part) => part.text).join('').length).toBeLessThan(300);
    expect(excerpt('Nada que ver', 'sol').some(({ hit }) => hit)).toBe(false);
  });
});
