import { Drift } from '../parts/drift.ts';
import { Svf } from '../parts/filters.ts';
import { Pink } from '../parts/noise.ts';
import type { Random } from '../parts/random.ts';
import { STEP, type Voice } from '../parts/step.ts';

const CRICKETS = 6;

/** Seconds of one stroke of the wings, and until the next. */
const STROKE = 0.017;
const BETWEEN = 0.031;

interface Cricket {
  hz: number;
  strokes: number;
  pan: number;
  far: number;
  /** Its own pace, as a share of everybody's. */
  haste: number;
  /** Seconds into its chirp, and how long this one and the rest after it take. */
  at: number;
  length: number;
  phase: number;
}

/**
 * Field crickets, each in its own pitch and place, three to five strokes of the wings a chirp, the
 * warmer the quicker, as in the field. Behind them a meadow that trills without an end, and the air of
 * the night. Their rhythms drift apart and together; nobody leads.
 */
class NightInsects implements Voice {
  readonly #random: Random;
  readonly #values: Float32Array;
  readonly #rate: number;
  readonly #crickets: readonly Cricket[];
  readonly #meadow: readonly [Svf, Svf];
  readonly #high: readonly [Svf, Svf];
  readonly #air: readonly [Pink, Pink];
  readonly #swell: Drift;
  readonly #other: Drift;
  #beat = 0;

  constructor(rate: number, random: Random, values: Float32Array) {
    this.#random = random;
    this.#values = values;
    this.#rate = rate;
    this.#crickets = Array.from({ length: CRICKETS }, (_, index) => ({
      hz: random.between(3900, 4900),
      strokes: 3 + random.below(3),
      pan: (index + random.between(0.2, 0.8)) / CRICKETS,
      far: index < 2 ? random.between(0.7, 1) : random.between(0.12, 0.5),
      haste: random.between(0.85, 1.2),
      at: random.between(0, 0.6),
      length: 0.6,
      phase: 0,
    }));
    this.#meadow = [new Svf(2950, 14, rate), new Svf(3080, 14, rate)];
    this.#high = [new Svf(6400, 5, rate), new Svf(6700, 5, rate)];
    this.#air = [new Pink(random), new Pink(random)];
    this.#swell = new Drift(random, 0.12, rate);
    this.#other = new Drift(random, 0.2, rate);
  }

  render(left: Float32Array, right: Float32Array): void {
    const crickets = this.#values[0]!;
    const warmth = this.#values[1]!;
    const chorus = this.#values[2]!;
    const swell = 0.5 + 0.5 * this.#swell.next();
    const other = 0.4 + 0.6 * this.#other.next();
    // Wings that beat 34 to 58 times a second, heard as a trill.
    const beat = ((34 + 24 * warmth) * 2 * Math.PI) / this.#rate;
    for (let n = 0; n < STEP; n += 1) {
      this.#beat += beat;
      const trill = 0.62 + 0.38 * Math.sin(this.#beat);
      const thin = 0.6 + 0.4 * Math.sin(this.#beat * 1.37);
      this.#meadow[0].feed(this.#random.signed());
      this.#meadow[1].feed(this.#random.signed());
      this.#high[0].feed(this.#random.signed());
      this.#high[1].feed(this.#random.signed());
      const low = trill * chorus * swell * 0.24;
      const high = thin * chorus * other * 0.055;
      left[n] = this.#meadow[0].band * low + this.#high[0].band * high + this.#night(0);
      right[n] = this.#meadow[1].band * low + this.#high[1].band * high + this.#night(1);
    }
    if (this.#beat > 1000 * Math.PI) this.#beat -= 1000 * Math.PI;
    const singing = 1 + crickets * (CRICKETS - 1);
    for (let index = 0; index < CRICKETS; index += 1) {
      // One more comes in from far away as the slider goes up.
      const here = Math.min(1, Math.max(0, singing - index)) * Math.min(1, crickets * 6);
      this.#chirp(this.#crickets[index]!, here, warmth, left, right);
    }
  }

  #night(side: 0 | 1): number {
    return this.#air[side].next() * 0.006;
  }

  #chirp(
    cricket: Cricket,
    loud: number,
    warmth: number,
    left: Float32Array,
    right: Float32Array,
  ): void {
    const haste = 0.7 + 0.6 * warmth;
    const seconds = 1 / this.#rate;
    const gain = loud * cricket.far * 0.11;
    const toLeft = gain * Math.cos((cricket.pan * Math.PI) / 2);
    const toRight = gain * Math.sin((cricket.pan * Math.PI) / 2);
    for (let n = 0; n < STEP; n += 1) {
      cricket.at += seconds * haste * cricket.haste;
      const stroke = Math.floor(cricket.at / BETWEEN);
      if (stroke < cricket.strokes) {
        const within = (cricket.at - stroke * BETWEEN) / STROKE;
        if (within < 1) {
          const swing = Math.sin(within * Math.PI);
          // Each stroke begins a little high, and the later ones are stronger.
          const hz = cricket.hz * (1.012 - 0.024 * within);
          cricket.phase += hz * seconds;
          cricket.phase -= Math.floor(cricket.phase);
          const tone = Math.sin(cricket.phase * 2 * Math.PI);
          const strong = swing * swing * (0.55 + (0.45 * (stroke + 1)) / cricket.strokes);
          left[n]! += tone * strong * toLeft;
          right[n]! += tone * strong * toRight;
        }
      } else if (cricket.at > cricket.length) {
        cricket.at = 0;
        cricket.length = cricket.strokes * BETWEEN + this.#random.between(0.24, 0.5);
        // Now and then one listens for a while.
        if (this.#random.unit() < 0.05) cricket.length += this.#random.between(1, 4);
      }
    }
  }
}

export const nightInsects = (rate: number, random: Random, values: Float32Array): Voice =>
  new NightInsects(rate, random, values);
