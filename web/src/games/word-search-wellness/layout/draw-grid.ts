import { drawSome } from '../../kit/random/random.ts';
import type { Ends, Way } from '../../kit/grid/lines.ts';
import type { Size } from '../../kit/grid/size.ts';
import type { Rng } from '../../kit/random/random.ts';
import { fillGrid } from './fill.ts';
import { layWords } from './lay-words.ts';
import { lettersOf } from './letters.ts';

/** Draws before a word is left out. Nearly every grid is right at one of the first. */
const DRAWS = 40;

export interface Grid {
  /** One letter for each cell. */
  letters: string;
  /** The words that were laid, as they are written, and where each of them lies. */
  words: readonly { word: string; ends: Ends }[];
  message: readonly number[];
  /** The cells of the filling, in the order in which the water takes them. */
  filling: readonly number[];
  rng: Rng;
}

/**
 * A word search with all of the words, or with all but the last ones where they leave no room. The
 * same generator draws the same grid.
 */
export function drawGrid(
  size: Size,
  ways: readonly Way[],
  words: readonly string[],
  message: string,
  rng: Rng,
): Grid {
  const capitals = words.map(lettersOf);
  let chance = rng;
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const laid = layWords(size, ways, capitals, chance);
    // Whatever came of it, the next draw begins elsewhere.
    chance = drawSome(laid?.rng ?? chance, ways, 1 + (draw % 3)).rng;
    const filled = laid && fillGrid(size, laid, capitals, lettersOf(message), chance);
    if (!laid || !filled) continue;
    const taken = new Set([...laid.letters.keys(), ...filled.message]);
    const loose = filled.letters.map((_, cell) => cell).filter((cell) => !taken.has(cell));
    const order = drawSome(filled.rng, loose, loose.length);
    return {
      letters: filled.letters.join(''),
      words: words.map((word, at) => ({ word, ends: laid.ends[at] ?? { from: 0, to: 0 } })),
      message: filled.message,
      filling: order.value,
      rng: order.rng,
    };
  }
  return drawGrid(size, ways, words.slice(0, -1), message, chance);
}

/** Some of the words, none of which can be read inside another one, and none longer than `longest`. */
export function chooseWords<T extends { word: string }>(
  rng: Rng,
  among: readonly T[],
  count: number,
  longest: number,
): { value: T[]; rng: Rng } {
  const drawn = drawSome(rng, among, among.length);
  const chosen: T[] = [];
  for (const one of drawn.value) {
    const letters = lettersOf(one.word);
    const clashes = chosen.some(({ word }) => holdsOther(lettersOf(word), letters));
    if (!clashes && letters.length <= longest && chosen.length < count) chosen.push(one);
  }
  return { value: chosen, rng: drawn.rng };
}

function holdsOther(one: string, other: string): boolean {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  return long.includes(short) || long.includes(Array.from(short).toReversed().join(''));
}
