import { expect, it } from 'vitest';
import { drawSome, seedRng } from './random.ts';

it('draws each thing once, the same from the same seed, and no more than there are', () => {
  const things = ['a', 'b', 'c', 'd'];
  const { value } = drawSome(seedRng('x'), things, 3);
  expect(new Set(value).size).toBe(3);
  expect(drawSome(seedRng('x'), things, 3).value).toEqual(value);
  expect(drawSome(seedRng('x'), things, 9).value.toSorted()).toEqual(things);
  const firsts = 'a b c d e f g h i j'
    .split(' ')
    .map((seed) => drawSome(seedRng(seed), things, 1).value[0]);
  expect(new Set(firsts).size).toBeGreaterThan(1);
});
