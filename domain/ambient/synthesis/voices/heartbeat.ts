import { OnePole, Svf } from '../parts/filters.ts';
import { Brown } from '../parts/noise.ts';
import type { Random } from '../parts/random.ts';
import { STEP, type Voice } from '../parts/step.ts';

/** Share of the breath in the rhythm, and seconds of one breath. */
const SWAY = 0.045;
const BREATH = 5.5;

/**
 * A heart at rest, 48 to 64 beats a minute, heard with an ear on a chest: two soft blows, the second
 * shorter and higher, a third of a second apart. It is never a clock: breathing in it is a little
 * quicker, breathing out a little slower. Between them the murmur of what it moves.
 */
class Heartbeat implements Voice {
  readonly #random: Random;
  readonly #values: Float32Array;
  readonly #rate: number;
  readonly #brown: readonly [Brown, Brown];
  readonly #blood: readonly [Svf, Svf];
  readonly #chest: readonly [OnePole, OnePole];
  /** Seconds since the first and the second blow; seconds of this beat. */
  #first = 0.9;
  #second = 9;
  #length = 1;
  #strong = 1;
  #breath = 0;
  #struck = true;
  #phase = 0;
  #other = 0;

  constructor(rate: number, random: Random, values: Float32Array) {
    this.#random = random;
    this.#values = values;
    this.#rate = rate;
    this.#brown = [new Brown(random, rate), new Brown(random, rate)];
    this.#blood = [new Svf(160, 0.7, rate), new Svf(160, 0.7, rate)];
    this.#chest = [new OnePole(400, rate), new OnePole(400, rate)];
  }

  #beat(): void {
    const perMinute = 48 + 16 * this.#values[0]!;
    const sway = 1 - SWAY * Math.sin((2 * Math.PI * this.#breath) / BREATH);
    this.#length = (60 / perMinute) * sway * this.#random.between(0.99, 1.01);
    this.#strong = this.#random.between(0.9, 1);
    this.#first = 0;
    this.#phase = 0;
    this.#struck = false;
  }

  /** A blow rises in a hundredth of a second and falls off. */
  #blow(at: number, fall: number): number {
    if (at < 0 || at > fall * 9) return 0;
    const up = at < 0.016 ? Math.sin((at / 0.016) * 0.5 * Math.PI) ** 2 : 1;
    return up * Math.exp(-Math.max(0, at - 0.016) / fall);
  }

  /** With enough above it that a small speaker, which has no depth, still tells it. */
  #tone(phase: number): number {
    const angle = 2 * Math.PI * phase;
    return Math.sin(angle) + 0.55 * Math.sin(2 * angle) + 0.22 * Math.sin(3 * angle);
  }

  render(left: Float32Array, right: Float32Array): void {
    const depth = this.#values[1]!;
    const flow = this.#values[2]!;
    const seconds = 1 / this.#rate;
    this.#breath += STEP * seconds;
    if (this.#breath > BREATH) this.#breath -= BREATH;
    if (this.#first >= this.#length) this.#beat();
    if (!this.#struck && this.#first >= 0.31) {
      this.#struck = true;
      this.#second = 0;
      this.#other = 0;
    }
    const low = 62 - 18 * depth;
    const swish = 0.2 + this.#blow(this.#first - 0.05, 0.16) + 0.5 * this.#blow(this.#second, 0.2);
    const cut = 420 - 260 * depth;
    const k = 1 - Math.exp((-2 * Math.PI * cut) / this.#rate);
    this.#chest[0].k = k;
    this.#chest[1].k = k;
    for (let n = 0; n < STEP; n += 1) {
      const first = this.#blow(this.#first, 0.055) * this.#strong;
      const second = this.#blow(this.#second, 0.038) * 0.62 * this.#strong;
      // Pitch falls as the blow spends itself.
      this.#phase += (low + 34 * Math.exp(-this.#first / 0.03)) * seconds;
      this.#other += (low * 1.32 + 38 * Math.exp(-this.#second / 0.025)) * seconds;
      const lub = this.#tone(this.#phase);
      const dub = this.#tone(this.#other);
      const tone = (lub * first + dub * second) * 0.62;
      const thump = (first + second) * 0.42;
      for (let side = 0; side < 2; side += 1) {
        const noise = this.#brown[side]!.next();
        const blood = this.#blood[side]!;
        blood.feed(noise);
        const out = side === 0 ? left : right;
        out[n] = this.#chest[side]!.low(tone + noise * thump) + blood.band * flow * swish * 0.34;
      }
      this.#first += seconds;
      this.#second += seconds;
    }
  }
}

export const heartbeat = (rate: number, random: Random, values: Float32Array): Voice =>
  new Heartbeat(rate, random, values);
