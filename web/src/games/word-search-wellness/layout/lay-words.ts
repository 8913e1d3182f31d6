import { drawSome } from '../../kit/random/random.ts';
import { lineBetween, type Ends, type Way } from '../../kit/grid/lines.ts';
import { cellAt, cellsOf, type Size } from '../../kit/grid/size.ts';
import type { Rng } from '../../kit/random/random.ts';

/** Letters by cell; a cell without one is free. */
export type Letters = ReadonlyMap<number, string>;

export interface Laid {
  letters: Letters;
  /** Where each word lies, in the order in which they were given. */
  ends: readonly Ends[];
  rng: Rng;
}

/**
 * Lays words, given in capitals, each in one of the ways, crossing where their letters agree. Null
 * where one of them found no place: another draw may do better.
 */
export function layWords(
  size: Size,
  ways: readonly Way[],
  words: readonly string[],
  rng: Rng,
): Laid | null {
  const letters = new Map<number, string>();
  const ends: Ends[] = [];
  let chance = rng;
  const longestFirst = words
    .map((word, at) => ({ word, at }))
    .toSorted((one, other) => other.word.length - one.word.length);
  for (const { word, at } of longestFirst) {
    const cells = Array.from({ length: cellsOf(size) }, (_, cell) => cell);
    const starts = drawSome(chance, cells, cells.length);
    const turned = drawSome(starts.rng, ways, ways.length);
    chance = turned.rng;
    const place = findPlace(size, letters, word, starts.value, turned.value);
    if (!place) return null;
    lineBetween(size, place)?.forEach((cell, letter) => letters.set(cell, word[letter] ?? ''));
    ends[at] = place;
  }
  return { letters, ends, rng: chance };
}

/** The first start and way that fit; a way is tried everywhere before the next, so that all are used. */
function findPlace(
  size: Size,
  letters: Letters,
  word: string,
  starts: readonly number[],
  ways: readonly Way[],
): Ends | null {
  for (const way of ways) {
    for (const from of starts) {
      const to = endOf(size, from, way, word.length - 1);
      if (to === null) continue;
      const ends = { from, to };
      const line = lineBetween(size, ends) ?? [];
      const fits = line.every((cell, at) => (letters.get(cell) ?? word[at]) === word[at]);
      // A word that lies wholly on others would leave nothing to be found.
      if (fits && line.some((cell) => !letters.has(cell))) return ends;
    }
  }
  return null;
}

function endOf(size: Size, from: number, [across, down]: Way, steps: number): number | null {
  const column = (from % size.columns) + across * steps;
  const row = Math.floor(from / size.columns) + down * steps;
  return cellAt(size, column, row);
}
