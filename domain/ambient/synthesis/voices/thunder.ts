import { Drift } from '../parts/drift.ts';
import { OnePole, Svf } from '../parts/filters.ts';
import { Brown, Pink } from '../parts/noise.ts';
import type { Random } from '../parts/random.ts';
import { STEP, type Voice } from '../parts/step.ts';

const CLAPS = 9;

/**
 * Thunder far away: the lightning is long, and each stretch of it is heard from another distance. So
 * one roll is a handful of swells, the first the clearest, each later one darker and longer, under a
 * filter that closes as the storm rolls off. Never a crack: nobody is to be startled here.
 */
class Thunder implements Voice {
  readonly #random: Random;
  readonly #values: Float32Array;
  readonly #rate: number;
  /** Of each swell: seconds until it comes (below zero since it came), rise, fall, strength. */
  readonly #wait = new Float64Array(CLAPS).fill(-99);
  readonly #rise = new Float64Array(CLAPS).fill(1);
  readonly #fall = new Float64Array(CLAPS).fill(1);
  readonly #loud = new Float64Array(CLAPS);
  readonly #brown: readonly [Brown, Brown];
  readonly #pink: readonly [Pink, Pink];
  readonly #body: readonly [Svf, Svf];
  readonly #edge: readonly [Svf, Svf];
  readonly #sky: readonly [Svf, Svf];
  readonly #grain: Drift;
  readonly #storm: Drift;
  readonly #strength: OnePole;
  /** Seconds until the next roll, seconds since the last, where it is. */
  #next = 1.2;
  #since = 99;
  #pan = 0.5;

  constructor(rate: number, random: Random, values: Float32Array) {
    this.#random = random;
    this.#values = values;
    this.#rate = rate;
    this.#brown = [new Brown(random, rate), new Brown(random, rate)];
    this.#pink = [new Pink(random), new Pink(random)];
    const pair = (hz: number, q: number) => [new Svf(hz, q, rate), new Svf(hz, q, rate)] as const;
    this.#body = pair(140, 0.6);
    this.#edge = pair(320, 0.6);
    this.#sky = pair(420, 0.6);
    this.#grain = new Drift(random, 11, rate);
    this.#storm = new Drift(random, 0.18, rate);
    this.#strength = new OnePole(6, rate / STEP);
  }

  #roll(often: number): void {
    const random = this.#random;
    this.#since = 0;
    this.#pan = random.between(0.2, 0.8);
    const strong = random.between(0.55, 1);
    let at = 0;
    for (let i = 0; i < CLAPS; i += 1) {
      this.#wait[i] = at;
      this.#rise[i] = random.between(0.12, 0.5) * (1 + i * 0.12);
      this.#fall[i] = random.between(0.5, 1.3) * (1 + i * 0.16);
      this.#loud[i] = strong * random.between(0.4, 1) * (i === 0 ? 1 : 0.9 ** i);
      at += random.between(0.25, 1.1);
    }
    // From one every three quarters of a minute to one every twelve seconds.
    this.#next = (46 - 34 * often) * random.between(0.7, 1.35);
  }

  render(left: Float32Array, right: Float32Array): void {
    const distance = this.#values[1]!;
    const storm = this.#values[2]!;
    const seconds = STEP / this.#rate;
    this.#next -= seconds;
    this.#since += seconds;
    if (this.#next <= 0) this.#roll(this.#values[0]!);
    let sum = 0;
    for (let i = 0; i < CLAPS; i += 1) {
      this.#wait[i]! -= seconds;
      const since = -this.#wait[i]!;
      if (since <= 0 || since > 14) continue;
      const up = Math.min(1, since / this.#rise[i]!);
      const down = Math.exp(-Math.max(0, since - this.#rise[i]!) / this.#fall[i]!);
      sum += up * up * (3 - 2 * up) * down * this.#loud[i]!;
    }
    // Swells that fall together do not add up to a blow.
    const strength =
      this.#strength.low((1.3 * sum) / (1 + 0.45 * sum)) * (0.72 + 0.56 * this.#grain.next());
    const open = Math.exp(-this.#since / 3.2);
    const air = storm * 0.24 * (0.5 + this.#storm.next()) + 0.01;
    for (let side = 0; side < 2; side += 1) {
      const out = side === 0 ? left : right;
      const share = side === 0 ? 1.15 - 0.5 * this.#pan : 0.65 + 0.5 * this.#pan;
      const brown = this.#brown[side]!;
      const pink = this.#pink[side]!;
      const body = this.#body[side]!;
      const edge = this.#edge[side]!;
      const sky = this.#sky[side]!;
      body.tune(75 + (190 - 100 * distance) * (0.35 + 0.65 * open), 0.6);
      edge.tune(240 + (420 - 260 * distance) * open, 0.6);
      const deep = strength * share * 0.62;
      const clear = strength * share * open * (1 - 0.75 * distance) * 1.5;
      for (let n = 0; n < STEP; n += 1) {
        const haze = pink.next();
        body.feed(brown.next());
        edge.feed(haze);
        sky.feed(haze);
        out[n] = body.low * deep + edge.low * (clear + deep * 0.4) + sky.low * air;
      }
    }
  }
}

export const thunder = (rate: number, random: Random, values: Float32Array): Voice =>
  new Thunder(rate, random, values);
