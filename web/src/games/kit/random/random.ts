/**
 * Chance that can be replayed: sfc32 (Chris Doty-Humphrey, PractRand), whose whole state is four
 * unsigned 32-bit numbers. A draw returns the next state instead of changing the one it got, so
 * the generator lives inside a game's JSON state like any other value.
 */
export type Rng = readonly [number, number, number, number];

/** A state from any text. FNV-1a spreads the letters, twelve rounds mix them (as PractRand does). */
export function seedRng(seed: string): Rng {
  let hash = 0x811c9dc5;
  const words = [0, 1, 2].map((salt) => {
    for (const letter of `${salt}${seed}`) {
      hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    }
    return hash;
  });
  let rng: Rng = [words[0] ?? 0, words[1] ?? 0, words[2] ?? 0, 1];
  for (let round = 0; round < 12; round += 1) rng = next(rng).rng;
  return rng;
}

/** A number in [0, 1) and the generator that follows. */
export function drawFloat(rng: Rng): { value: number; rng: Rng } {
  const drawn = next(rng);
  return { value: drawn.word / 0x1_0000_0000, rng: drawn.rng };
}

/** A whole number in [0, below). */
export function drawInt(rng: Rng, below: number): { value: number; rng: Rng } {
  const drawn = drawFloat(rng);
  return { value: Math.floor(drawn.value * below), rng: drawn.rng };
}

function next([a, b, c, counter]: Rng): { word: number; rng: Rng } {
  const word = (a + b + counter) >>> 0;
  const rotated = (c << 21) | (c >>> 11);
  return {
    word,
    rng: [(b ^ (b >>> 9)) >>> 0, (c + (c << 3)) >>> 0, (rotated + word) >>> 0, (counter + 1) >>> 0],
  };
}

/** Some of the things, each once, in a drawn order; all of them where there are no more. */
export function drawSome<T>(
  rng: Rng,
  things: readonly T[],
  count: number,
): { value: T[]; rng: Rng } {
  const left = [...things];
  const value: T[] = [];
  let chance = rng;
  while (value.length < count && left.length > 0) {
    const drawn = drawInt(chance, left.length);
    chance = drawn.rng;
    value.push(...left.splice(drawn.value, 1));
  }
  return { value, rng: chance };
}
