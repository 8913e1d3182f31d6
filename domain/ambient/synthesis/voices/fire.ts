import { Arrivals } from '../parts/arrivals.ts';
import { Drift } from '../parts/drift.ts';
import { OnePole, Svf } from '../parts/filters.ts';
import { Brown } from '../parts/noise.ts';
import type { Random } from '../parts/random.ts';
import { Ringing } from '../parts/ringing.ts';
import { Spray } from '../parts/spray.ts';
import { STEP, type Voice } from '../parts/step.ts';

/**
 * Three fires in one: flames that lap, low and flickering; gas that hisses out of the wood; and the
 * wood itself, whose fibres tear in little rows of cracks and, now and then, with one dry knock.
 */
class Fire implements Voice {
  readonly #random: Random;
  readonly #values: Float32Array;
  readonly #rate: number;
  readonly #flicker: Drift;
  readonly #lap: Drift;
  readonly #gas: Drift;
  readonly #mood: Drift;
  readonly #brown: readonly [Brown, Brown];
  readonly #flame: readonly [Svf, Svf];
  readonly #hiss: readonly [OnePole, OnePole];
  readonly #sparks: Spray;
  readonly #knocks: Ringing;
  readonly #rows: Arrivals;
  readonly #logs: Arrivals;
  /** Of the row that tears now: how many cracks are left, seconds to the next, where and how loud. */
  #cracks = 0;
  #wait = 0;
  #pan = 0.5;
  #loud = 0;

  constructor(rate: number, random: Random, values: Float32Array) {
    this.#random = random;
    this.#values = values;
    this.#rate = rate;
    this.#flicker = new Drift(random, 7, rate);
    this.#lap = new Drift(random, 1.6, rate);
    this.#gas = new Drift(random, 0.5, rate);
    this.#mood = new Drift(random, 0.35, rate);
    this.#brown = [new Brown(random, rate), new Brown(random, rate)];
    this.#flame = [new Svf(150, 0.7, rate), new Svf(150, 0.7, rate)];
    this.#hiss = [new OnePole(2600, rate), new OnePole(2600, rate)];
    this.#sparks = new Spray(random, rate, [1300, 2900, 5200], [0.0045, 0.0022, 0.001], 1.6);
    this.#knocks = new Ringing(16, rate);
    this.#rows = new Arrivals(random, rate);
    this.#logs = new Arrivals(random, rate);
  }

  #crack(): void {
    const random = this.#random;
    const loud = this.#loud * random.between(0.35, 1) ** 1.5;
    const pan = Math.min(1, Math.max(0, this.#pan + random.between(-0.1, 0.1)));
    const band = random.unit() < 0.25 ? 0 : random.unit() < 0.5 ? 1 : 2;
    this.#sparks.burst(band, loud * 2.4, pan);
    this.#knocks.strike(random.between(900, 2600), 0.0022, loud * 0.3, pan);
  }

  #knock(near: number): void {
    const random = this.#random;
    const loud = random.between(0.25, 0.7) * (0.5 + 0.5 * near);
    const pan = random.between(0.3, 0.7);
    const hz = random.between(210, 480);
    this.#knocks.strike(hz, 0.02, loud * 0.5, pan, 0, 0.0008);
    this.#knocks.strike(hz * 2.32, 0.009, loud * 0.3, pan, 0, 0.0005);
    this.#sparks.burst(0, loud * 3, pan);
    this.#sparks.burst(1, loud * 1.8, pan);
  }

  render(left: Float32Array, right: Float32Array): void {
    const size = this.#values[0]!;
    const crackle = this.#values[1]!;
    const near = this.#values[2]!;
    const random = this.#random;
    const mood = this.#mood.next();
    if (this.#rows.next((0.5 + 7 * crackle) * (0.3 + 1.4 * mood)) > 0) {
      this.#cracks = 1 + random.below(7);
      this.#pan = random.between(0.15, 0.85);
      this.#loud = (0.12 + 0.88 * random.unit() ** 3) * (0.35 + 0.65 * near);
      this.#wait = 0;
    }
    this.#wait -= STEP / this.#rate;
    if (this.#cracks > 0 && this.#wait <= 0) {
      this.#crack();
      this.#cracks -= 1;
      this.#wait = random.wait(45);
    }
    if (this.#logs.next((0.05 + 0.3 * crackle) * (0.4 + 0.6 * size)) > 0) this.#knock(near);
    const flicker = 0.72 + 0.28 * this.#flicker.next() + 0.45 * this.#lap.next();
    const flames = (0.12 + 0.88 * size) * flicker * 0.36;
    const hiss = (0.006 + 0.03 * size) * (0.4 + 1.2 * this.#gas.next() ** 2) * (0.6 + 0.4 * near);
    for (let side = 0; side < 2; side += 1) {
      const out = side === 0 ? left : right;
      const brown = this.#brown[side]!;
      const flame = this.#flame[side]!;
      const gas = this.#hiss[side]!;
      flame.tune(170 + 210 * size * flicker, 0.6);
      for (let n = 0; n < STEP; n += 1) {
        const deep = brown.next();
        flame.feed(deep);
        out[n] = (flame.low * 0.08 + flame.band * 0.92) * flames + gas.high(random.signed()) * hiss;
      }
    }
    this.#sparks.add(left, right);
    this.#knocks.add(left, right);
  }
}

export const fire = (rate: number, random: Random, values: Float32Array): Voice =>
  new Fire(rate, random, values);
