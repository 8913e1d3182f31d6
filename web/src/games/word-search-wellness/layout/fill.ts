import { lineBetween, type Ends } from '../../kit/grid/lines.ts';
import { cellsOf, type Size } from '../../kit/grid/size.ts';
import { drawSome, drawInt, type Rng } from '../../kit/random/random.ts';
import type { Letters } from './lay-words.ts';
import { FILLING } from './alphabet.content.ts';
import { NEVER } from './never.content.ts';
import { allLines, readings } from './read-lines.ts';

/** How often the filling of one grid is mended before another grid is drawn. */
const MENDS = 60;
const SHORTEST = Math.min(...NEVER.map(({ length }) => length));

export interface Filled {
  letters: readonly string[];
  /** The cells that spell the message, in reading order. */
  message: readonly number[];
  rng: Rng;
}

interface Laid {
  letters: Letters;
  ends: readonly Ends[];
}

/**
 * Fills what the words left free: the message in reading order, and letters that mean nothing in
 * between. Nothing of `NEVER`, and no second copy of a word, can be read anywhere outside of a word.
 * Null where that could not be mended, or the message found no room.
 */
export function fillGrid(
  size: Size,
  { letters: laid, ends }: Laid,
  words: readonly string[],
  message: string,
  rng: Rng,
): Filled | null {
  const free = Array.from({ length: cellsOf(size) }, (_, cell) => cell).filter(
    (cell) => !laid.has(cell),
  );
  if (free.length < message.length) return null;
  const chosen = drawSome(rng, free, message.length);
  const cells = chosen.value.toSorted((one, other) => one - other);
  const fixed = new Map([...laid, ...cells.map((cell, at) => [cell, message[at] ?? ''] as const)]);
  const loose = new Set(free.filter((cell) => !fixed.has(cell)));
  let chance = chosen.rng;
  const draw = () => {
    const drawn = drawInt(chance, FILLING.length);
    chance = drawn.rng;
    return FILLING[drawn.value] ?? 'E';
  };
  const letters = Array.from({ length: cellsOf(size) }, (_, cell) => fixed.get(cell) ?? draw());
  const lines = allLines(size, SHORTEST);
  const homes = ends.map((one) => new Set(lineBetween(size, one)));
  for (let mend = 0; mend < MENDS; mend += 1) {
    const wrong = readings(letters, lines, [...NEVER, ...words]).filter(
      (cellsRead) => !homes.some((home) => cellsRead.every((cell) => home.has(cell))),
    );
    if (wrong.length === 0) return { letters, message: cells, rng: chance };
    for (const read of wrong) {
      const cell = read.find((one) => loose.has(one));
      if (cell === undefined) return null;
      letters[cell] = draw();
    }
  }
  return null;
}
