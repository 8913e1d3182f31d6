import { expect, it } from 'vitest';
import { findGames, type Wish } from './find-games.ts';

const ANY: Wish = { need: null, spell: null, words: '' };
const ids = (wish: Partial<Wish>, worked = new Map<string, number>()) =>
  findGames({ ...ANY, ...wish }, worked).map(({ id }) => id);

it('gives everything to who wishes nothing', () => {
  expect(ids({}).length).toBeGreaterThan(1);
});

it('finds without accents, by words of the title and by others', () => {
  expect(ids({ words: 'RIO respirar' })).toContain('breathing');
  expect(ids({ words: 'panico' })).toEqual(['breathing']);
  expect(ids({ words: 'ajedrez' })).toEqual([]);
});

it('takes what fits the time and the need together', () => {
  expect(ids({ need: 'calm', spell: 10 })).toContain('bubble-zen');
  expect(ids({ need: 'calm', spell: 10 })).not.toContain('breathing');
});

it('puts what worked best first, and leaves out what has not been seen to', () => {
  const worked = new Map([
    ['breathing', 1],
    ['bubble-zen', 2.5],
  ]);
  expect(ids({ need: 'worked' }, worked)).toEqual(['bubble-zen', 'breathing']);
});
