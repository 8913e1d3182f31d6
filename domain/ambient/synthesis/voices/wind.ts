import { Drift } from '../parts/drift.ts';
import { OnePole, Svf } from '../parts/filters.ts';
import { Brown, Pink } from '../parts/noise.ts';
import type { Random } from '../parts/random.ts';
import { STEP, type Voice } from '../parts/step.ts';

/**
 * Wind is heard at what stands in its way. One gust is followed, loud, high and bright at once, on
 * one side a moment before the other; leaves answer only the strong ones, and a gap somewhere
 * whistles in a narrow band that climbs with it.
 */
class Wind implements Voice {
  readonly #values: Float32Array;
  readonly #slow: Drift;
  readonly #quick: Drift;
  readonly #tremble: Drift;
  readonly #brown: readonly [Brown, Brown];
  readonly #pink: readonly [Pink, Pink];
  readonly #body: readonly [Svf, Svf];
  readonly #leaves: readonly [Svf, Svf];
  readonly #gap: readonly [Svf, Svf];
  readonly #reach: readonly [OnePole, OnePole];

  constructor(rate: number, random: Random, values: Float32Array) {
    this.#values = values;
    this.#slow = new Drift(random, 0.16, rate);
    this.#quick = new Drift(random, 0.9, rate);
    this.#tremble = new Drift(random, 5, rate);
    this.#brown = [new Brown(random, rate), new Brown(random, rate)];
    this.#pink = [new Pink(random), new Pink(random)];
    const pair = (hz: number, q: number) => [new Svf(hz, q, rate), new Svf(hz, q, rate)] as const;
    this.#body = pair(380, 0.8);
    this.#leaves = pair(3600, 0.7);
    this.#gap = pair(700, 22);
    const steps = rate / STEP;
    // A gust needs a third of a second to cross.
    this.#reach = [new OnePole(3, steps), new OnePole(0.6, steps)];
  }

  render(left: Float32Array, right: Float32Array): void {
    const strength = this.#values[0]!;
    const gusts = this.#values[1]!;
    const whistle = this.#values[2]!;
    const slow = this.#slow.next(0.6 + gusts);
    const quick = this.#quick.next();
    const flutter = 0.88 + 0.24 * this.#tremble.next();
    const gust = 0.5 - 0.38 * gusts + gusts * slow ** 1.8 * (1.35 + 0.3 * quick);
    for (let side = 0; side < 2; side += 1) {
      const out = side === 0 ? left : right;
      const here = Math.max(0.05, this.#reach[side]!.low(gust));
      const power = here * (0.4 + 0.6 * strength);
      const body = this.#body[side]!;
      const leaves = this.#leaves[side]!;
      const gap = this.#gap[side]!;
      body.tune(170 + 620 * power + 60 * quick, 0.75 + 0.5 * strength);
      gap.tune((430 + 620 * power) * (side === 0 ? 1 : 1.012), 24);
      const low = power * 0.5 * flutter;
      const main = power ** 1.4 * 3 * flutter;
      const rustle = power ** 2.2 * 1.5 * flutter;
      const whine = whistle * power ** 1.5 * 2.6;
      const brown = this.#brown[side]!;
      const pink = this.#pink[side]!;
      for (let n = 0; n < STEP; n += 1) {
        const air = pink.next();
        body.feed(air);
        leaves.feed(air);
        gap.feed(air);
        out[n] =
          (brown.next() * low + body.band * main + leaves.band * rustle + gap.band * whine) * 0.5;
      }
    }
  }
}

export const wind = (rate: number, random: Random, values: Float32Array): Voice =>
  new Wind(rate, random, values);
