import { Arrivals } from '../parts/arrivals.ts';
import { Drift } from '../parts/drift.ts';
import { OnePole, Svf } from '../parts/filters.ts';
import type { Random } from '../parts/random.ts';
import { Ringing } from '../parts/ringing.ts';
import { Spray } from '../parts/spray.ts';
import { STEP, type Voice } from '../parts/step.ts';

/**
 * Rain is drops, not a hiss: each that falls nearby is heard by itself, on a leaf as a burst of noise,
 * on a tile as a short tone, in a puddle as a bubble that rises. What falls further away melts into
 * a bed whose brightness and strength wander as a shower does.
 */
class Rain implements Voice {
  readonly #random: Random;
  readonly #values: Float32Array;
  readonly #drops: Arrivals;
  readonly #leaves: Spray;
  readonly #tones: Ringing;
  readonly #gusts: Drift;
  readonly #sides: readonly { cut: OnePole; soft: Svf; roof: Svf }[];

  constructor(rate: number, random: Random, values: Float32Array) {
    this.#random = random;
    this.#values = values;
    this.#drops = new Arrivals(random, rate);
    this.#leaves = new Spray(random, rate, [1500, 3100, 5600], [0.005, 0.003, 0.0016], 0.8);
    this.#tones = new Ringing(28, rate);
    this.#gusts = new Drift(random, 0.25, rate);
    this.#sides = [0, 1].map(() => ({
      cut: new OnePole(420, rate),
      soft: new Svf(4000, 0.6, rate),
      roof: new Svf(240, 0.7, rate),
    }));
  }

  #drop(roof: number, near: number): void {
    const random = this.#random;
    // Most drops are small; a few are heard before all others.
    const size = random.unit() ** (3.2 - 1.6 * near);
    const loud = (0.06 + 0.94 * size) * (0.25 + 0.75 * near);
    const pan = random.unit();
    if (random.unit() < roof) {
      const hz = 330 * 2 ** (random.unit() * 2.1 - size * 0.5);
      this.#tones.strike(hz, random.between(0.004, 0.016), loud * 0.34, pan);
      this.#tones.strike(hz * 2.63, random.between(0.002, 0.006), loud * 0.16, pan);
      this.#leaves.burst(0, loud * 0.5, pan);
      return;
    }
    const band = random.unit() < size ? 0 : random.unit() < 0.55 ? 1 : 2;
    this.#leaves.burst(band, loud * 1.5, pan);
    if (random.unit() < 0.05) {
      const hz = random.between(750, 2300);
      this.#tones.strike(hz, 16 / hz, loud * 0.16, pan, 2.2, 0.001);
    }
  }

  render(left: Float32Array, right: Float32Array): void {
    const amount = this.#values[0]!;
    const roof = this.#values[1]!;
    const near = this.#values[2]!;
    const gust = this.#gusts.next();
    const pace = 16 * 26 ** amount * (0.75 + 0.5 * gust);
    for (let count = this.#drops.next(pace); count > 0; count -= 1) this.#drop(roof, near);
    const bed = (0.07 + 0.34 * amount ** 1.3) * (0.8 + 0.4 * gust) * (1.15 - 0.45 * near);
    const drum = roof * (0.1 + 0.75 * amount) * (0.8 + 0.4 * gust);
    const bright = 2600 + 4200 * amount * (1 - 0.55 * roof) + 900 * gust;
    for (let side = 0; side < 2; side += 1) {
      const { cut, soft, roof: wood } = this.#sides[side]!;
      const out = side === 0 ? left : right;
      soft.tune(bright, 0.6);
      for (let n = 0; n < STEP; n += 1) {
        const white = this.#random.signed();
        soft.feed(cut.high(white));
        wood.feed(white);
        out[n] = soft.low * bed + wood.band * drum;
      }
    }
    this.#leaves.add(left, right);
    this.#tones.add(left, right);
    for (let n = 0; n < STEP; n += 1) {
      left[n]! *= 0.8;
      right[n]! *= 0.8;
    }
  }
}

export const rain = (rate: number, random: Random, values: Float32Array): Voice =>
  new Rain(rate, random, values);
