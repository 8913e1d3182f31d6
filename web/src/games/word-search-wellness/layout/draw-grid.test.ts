import { describe, expect, it } from 'vitest';
import { lineBetween, WAYS } from '../../kit/grid/lines.ts';
import { seedRng } from '../../kit/random/random.ts';
import { planOf } from '../levels.ts';
import { STORIES } from '../words/stories.content.ts';
import { THEMES } from '../words/themes.content.ts';
import { chooseWords, drawGrid } from './draw-grid.ts';
import { lettersOf } from './letters.ts';
import { NEVER } from './never.content.ts';
import { allLines, readings } from './read-lines.ts';

const LEVELS = [1, 2, 3, 4, 5];

/** A grid of every theme and level, each with another story. */
const DRAWN = THEMES.flatMap((theme, at) =>
  LEVELS.map((level) => {
    const { side, ways, words } = planOf(level);
    const size = { columns: side, rows: side };
    const story = STORIES[(at * LEVELS.length + level) % STORIES.length]!;
    const chosen = chooseWords(seedRng(`${theme.id} ${level}`), theme.words, words, side);
    const listed = chosen.value.map(({ word }) => word);
    const grid = drawGrid(size, ways, listed, story.word, chosen.rng);
    return { size, ways, words, story, grid };
  }),
);

describe('letters', () => {
  it('keep Ñ and drop accents', () => {
    expect(lettersOf('cumpleaños')).toBe('CUMPLEAÑOS');
    expect(lettersOf('Jazmín')).toBe('JAZMIN');
    expect(lettersOf('pingüino')).toBe('PINGÜINO'.replace('Ü', 'U'));
    expect(lettersOf('n\u0303apa')).toBe('ÑAPA');
    expect(lettersOf('¡Ay, sí!')).toBe('AYSI');
  });
});

it('lays every word of the list in a way of its level', () => {
  for (const { size, ways, words, grid } of DRAWN) {
    expect(grid.words).toHaveLength(words);
    for (const { word, ends } of grid.words) {
      const line = lineBetween(size, ends)!;
      expect(line.map((cell) => grid.letters[cell]).join('')).toBe(lettersOf(word));
      const [from, next] = line as [number, number];
      const step = next - from;
      expect(ways.some(([across, down]) => across + down * size.columns === step)).toBe(true);
    }
  }
});

it('spells the missing word with letters that belong to no other, and the rest is filling', () => {
  for (const { size, story, grid } of DRAWN) {
    expect(grid.message.map((cell) => grid.letters[cell]).join('')).toBe(lettersOf(story.word));
    expect(grid.message).toEqual(grid.message.toSorted((one, other) => one - other));
    const inWords = grid.words.flatMap(({ ends }) => lineBetween(size, ends)!);
    const all = new Set([...inWords, ...grid.message, ...grid.filling]);
    expect(all.size).toBe(size.columns * size.rows);
    expect(grid.message.filter((cell) => inWords.includes(cell))).toEqual([]);
  }
});

it('has nothing bad to read by accident, and every word only once', () => {
  for (const { size, grid } of DRAWN) {
    const homes = grid.words.map(({ ends }) => new Set(lineBetween(size, ends)));
    const texts = [...NEVER, ...grid.words.map(({ word }) => lettersOf(word))];
    const strays = readings(Array.from(grid.letters), allLines(size, 3), texts).filter(
      (cells) => !homes.some((home) => cells.every((cell) => home.has(cell))),
    );
    expect(strays).toEqual([]);
  }
});

it('finds what can be read in any way, also backwards', () => {
  const size = { columns: 3, rows: 3 };
  const letters = Array.from('OXFXEXFXX');
  const lines = allLines(size, 3);
  expect(readings(letters, lines, ['FEO'])).toEqual([]);
  expect(readings(Array.from('OXXXEXXXF'), lines, ['FEO'])).toEqual([[8, 4, 0]]);
  expect(readings(Array.from('FXXEXXOXX'), lines, ['FEO'])).toEqual([[0, 3, 6]]);
});

it('uses all eight ways where they are there', () => {
  const used = new Set(
    DRAWN.filter(({ ways }) => ways.length === WAYS.length).flatMap(({ size, grid }) =>
      grid.words.map(({ ends }) => {
        const [from, next] = lineBetween(size, ends) as [number, number];
        return next - from;
      }),
    ),
  );
  expect(used.size).toBe(WAYS.length);
});
