import { Drift } from '../parts/drift.ts';
import { Brown, Pink } from '../parts/noise.ts';
import type { Random } from '../parts/random.ts';
import { STEP, type Voice } from '../parts/step.ts';

interface Source {
  next(): number;
}

/**
 * Noise of one colour. `tone` 1 leaves its colour as it is; below, a pole takes the brightness away
 * and gives back what that costs in strength. `width` turns the sides apart; `swell` lets it come
 * and go, as slowly as breath at rest.
 */
class Noise implements Voice {
  readonly #values: Float32Array;
  readonly #one: Source;
  readonly #other: Source;
  readonly #gain: number;
  readonly #drift: Drift;
  readonly #dullest: number;
  #left = 0;
  #right = 0;

  constructor(
    values: Float32Array,
    sources: readonly [Source, Source],
    drift: Drift,
    { gain, dullest }: { gain: number; dullest: number },
  ) {
    this.#values = values;
    [this.#one, this.#other] = sources;
    this.#drift = drift;
    this.#gain = gain;
    this.#dullest = dullest;
  }

  render(left: Float32Array, right: Float32Array): void {
    const tone = this.#values[0]!;
    const width = this.#values[1]! * 0.5 * Math.PI;
    const swell = this.#values[2]!;
    const k = this.#dullest ** (1 - tone);
    const kept = Math.sqrt((2 - k) / k) ** 0.6;
    const loud = this.#gain * kept * (1 - 0.75 * swell * this.#drift.next());
    const cos = Math.cos(width);
    const sin = Math.sin(width);
    for (let n = 0; n < STEP; n += 1) {
      const one = this.#one.next();
      const other = this.#other.next();
      this.#left += (one - this.#left) * k;
      this.#right += (one * cos + other * sin - this.#right) * k;
      left[n] = this.#left * loud;
      right[n] = this.#right * loud;
    }
  }
}

const BREATH = 0.12;

export const whiteNoise = (rate: number, random: Random, values: Float32Array): Voice => {
  const white: Source = { next: () => random.signed() };
  const drift = new Drift(random, BREATH, rate);
  return new Noise(values, [white, white], drift, { gain: 0.105, dullest: 0.06 });
};

export const pinkNoise = (rate: number, random: Random, values: Float32Array): Voice => {
  const drift = new Drift(random, BREATH, rate);
  const sources = [new Pink(random), new Pink(random)] as const;
  return new Noise(values, sources, drift, { gain: 0.22, dullest: 0.04 });
};

export const brownNoise = (rate: number, random: Random, values: Float32Array): Voice => {
  const drift = new Drift(random, BREATH, rate);
  const sources = [new Brown(random, rate), new Brown(random, rate)] as const;
  return new Noise(values, sources, drift, { gain: 0.3, dullest: 0.02 });
};
