import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawFloat, drawInt, type Rng, seedRng } from './random.ts';

function drawMany(seed: string, count: number): number[] {
  let rng = seedRng(seed);
  return Array.from({ length: count }, () => {
    const drawn = drawFloat(rng);
    rng = drawn.rng;
    return drawn.value;
  });
}

describe('random', () => {
  it('repeats itself from the same seed and not from another', () => {
    expect(drawMany('río', 20)).toEqual(drawMany('río', 20));
    expect(drawMany('río', 20)).not.toEqual(drawMany('mar', 20));
  });

  it('gives the words of sfc32', () => {
    // Computed with the reference in C from the state {1, 2, 3, 4}.
    let rng: Rng = [1, 2, 3, 4];
    const words = Array.from({ length: 5 }, () => {
      const drawn = drawFloat(rng);
      rng = drawn.rng;
      return drawn.value * 2 ** 32;
    });
    expect(words).toEqual([7, 34, 56_623_200, 188_882_296, 3_431_242_869]);
  });

  it('stays in range and survives JSON', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 1000 }), (seed, below) => {
        const rng = seedRng(seed);
        const copy: Rng = JSON.parse(JSON.stringify(rng));
        const drawn = drawInt(copy, below);
        expect(drawn).toEqual(drawInt(rng, below));
        expect(drawn.value).toBeGreaterThanOrEqual(0);
        expect(drawn.value).toBeLessThan(below);
      }),
    );
  });

  it('is even enough to deal by', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (const value of drawMany('reparto', 20_000)) counts[Math.floor(value * 10)]! += 1;
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});
