import { drawInt, type Rng } from './random.ts';

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
