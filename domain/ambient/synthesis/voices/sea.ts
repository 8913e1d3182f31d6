import { Drift } from '../parts/drift.ts';
import { OnePole, Svf } from '../parts/filters.ts';
import { Pink } from '../parts/noise.ts';
import type { Random } from '../parts/random.ts';
import { STEP, type Voice } from '../parts/step.ts';

const WAVES = 5;

/** One wave: seconds to and from the moment at which it breaks. */
class Wave {
  at = 99;
  size = 0;
  pan = 0.5;
  /** How far from one side to the other it runs up the beach. */
  run = 0;
  readonly crash: readonly [Svf, Svf];
  readonly foam: readonly [Svf, Svf];

  constructor(rate: number) {
    this.crash = [new Svf(700, 0.6, rate), new Svf(700, 0.6, rate)];
    this.foam = [new Svf(4200, 0.5, rate), new Svf(4200, 0.5, rate)];
  }
}

/** Rises within so many seconds and fades within others; nothing before its time. */
function surge(at: number, rise: number, fall: number): number {
  if (at <= 0) return 0;
  const up = at < rise ? Math.sin((at / rise) * 0.5 * Math.PI) ** 2 : 1;
  return up * Math.exp(-Math.max(0, at - rise) / fall);
}

/**
 * A wave is heard three times: its weight as it comes, dark and slow; the crash, whose brightness
 * opens and falls; and the foam that runs back over the sand, hissing. Several lie over one
 * another, above the far surf that never stops.
 */
class Sea implements Voice {
  readonly #random: Random;
  readonly #values: Float32Array;
  readonly #rate: number;
  readonly #waves: readonly Wave[];
  readonly #pink: readonly [Pink, Pink];
  readonly #surf: readonly [OnePole, OnePole];
  readonly #thin: readonly [OnePole, OnePole];
  readonly #far: Drift;
  readonly #fizz: Drift;
  #next = 0;
  #turn = 0;
  /** The first one is not waited for so long. */
  #hasBegun = false;

  constructor(rate: number, random: Random, values: Float32Array) {
    this.#random = random;
    this.#values = values;
    this.#rate = rate;
    this.#waves = Array.from({ length: WAVES }, () => new Wave(rate));
    this.#pink = [new Pink(random), new Pink(random)];
    this.#surf = [new OnePole(480, rate), new OnePole(480, rate)];
    this.#thin = [new OnePole(900, rate), new OnePole(900, rate)];
    this.#far = new Drift(random, 0.15, rate);
    this.#fizz = new Drift(random, 9, rate);
  }

  #begin(): void {
    const random = this.#random;
    const wave = this.#waves[this.#turn]!;
    this.#turn = (this.#turn + 1) % WAVES;
    wave.at = this.#hasBegun ? -4.2 : -2.4;
    this.#hasBegun = true;
    // Every seventh or so is a large one.
    wave.size = random.unit() < 0.15 ? 1.15 : random.between(0.5, 0.95);
    wave.pan = random.between(0.25, 0.75);
    wave.run = random.between(-0.3, 0.3);
    // Between two of them 5 to 12 seconds: a calm sea breathes about as often as a calm person.
    const pace = 12 - 7 * this.#values[1]!;
    this.#next = pace * random.between(0.75, 1.3);
  }

  render(left: Float32Array, right: Float32Array): void {
    const size = this.#values[0]!;
    const near = this.#values[2]!;
    const seconds = STEP / this.#rate;
    this.#next -= seconds;
    if (this.#next <= 0) this.#begin();
    const far = (0.035 + 0.11 * (1 - near)) * (0.7 + 0.6 * this.#far.next());
    const fizz = 0.75 + 0.5 * this.#fizz.next();
    for (let n = 0; n < STEP; n += 1) {
      left[n] = this.#surf[0].low(this.#pink[0].next()) * far;
      right[n] = this.#surf[1].low(this.#pink[1].next()) * far;
    }
    for (const wave of this.#waves) {
      wave.at += seconds;
      if (wave.at < 12) this.#break(wave, left, right, { size, near, fizz });
    }
  }

  #break(
    wave: Wave,
    left: Float32Array,
    right: Float32Array,
    { size, near, fizz }: { size: number; near: number; fizz: number },
  ): void {
    const { at } = wave;
    const strong = wave.size * (0.45 + 0.55 * size);
    const weight = at < 0 ? Math.exp(-((at / 1.9) ** 2)) : Math.exp(-at / 1.7);
    // Comes from nothing and goes to nothing: no corner where a wave begins or is over.
    const edge = Math.min(1, Math.max(0, (at + 4.2) / 1.8)) * Math.min(1, (12 - at) / 3);
    const crash = surge(at + 0.7, 0.9, 1.25);
    const foam = surge(at - 0.1, 1.1, 2.6) * fizz;
    const pan = Math.min(1, Math.max(0, wave.pan + wave.run * Math.min(1, Math.max(0, at / 4))));
    const low = weight * strong * edge * 0.42;
    const roar = crash * strong * edge * (0.42 + 0.55 * near);
    const hiss = foam * strong * edge * (0.12 + 0.55 * near);
    for (let side = 0; side < 2; side += 1) {
      const out = side === 0 ? left : right;
      const share = side === 0 ? Math.cos((pan * Math.PI) / 2) : Math.sin((pan * Math.PI) / 2);
      const body = wave.crash[side]!;
      const sand = wave.foam[side]!;
      const thin = this.#thin[side]!;
      body.tune(240 + (1500 + 4200 * near) * crash * strong, 0.5);
      sand.tune(2400 + 5200 * foam * near, 0.5);
      for (let n = 0; n < STEP; n += 1) {
        const white = this.#random.signed();
        body.feed(white);
        sand.feed(thin.high(white));
        const here = body.low * (roar + low * 0.9) + sand.low * hiss;
        out[n]! += here * share;
      }
    }
  }
}

export const sea = (rate: number, random: Random, values: Float32Array): Voice =>
  new Sea(rate, random, values);
