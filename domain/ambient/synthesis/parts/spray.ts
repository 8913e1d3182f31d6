import { Svf } from './filters.ts';
import type { Random } from './random.ts';
import { STEP } from './step.ts';

const BANDS = 3;
/** Below this nothing of a burst is left, nor of what its filter rang on with. */
const SILENT = 1e-7;

/**
 * Short bursts of noise in three bands, from low to high: drops on leaves, sparks, foam. All bursts
 * of a band share one swell on each side, so any number of them costs the same.
 */
export class Spray {
  readonly #random: Random;
  readonly #fade: readonly number[];
  readonly #left: readonly Svf[];
  readonly #right: readonly Svf[];
  readonly #toLeft = new Float64Array(BANDS);
  readonly #toRight = new Float64Array(BANDS);
  /** What was struck and has not sounded yet: a burst rises in a fraction of a millisecond. */
  readonly #wantLeft = new Float64Array(BANDS);
  readonly #wantRight = new Float64Array(BANDS);
  readonly #rise: number;

  constructor(
    random: Random,
    rate: number,
    hz: readonly [number, number, number],
    seconds: readonly [number, number, number],
    q = 0.9,
  ) {
    this.#random = random;
    this.#fade = seconds.map((length) => Math.exp(-1 / (length * rate)));
    this.#left = hz.map((at) => new Svf(at, q, rate));
    this.#right = hz.map((at) => new Svf(at, q, rate));
    this.#rise = 1 - Math.exp(-1 / (0.0002 * rate));
  }

  burst(band: number, loud: number, pan: number): void {
    this.#wantLeft[band]! += loud * Math.cos((pan * Math.PI) / 2);
    this.#wantRight[band]! += loud * Math.sin((pan * Math.PI) / 2);
  }

  add(left: Float32Array, right: Float32Array): void {
    for (let band = 0; band < BANDS; band += 1) {
      const fade = this.#fade[band]!;
      const one = this.#left[band]!;
      const other = this.#right[band]!;
      let l = this.#toLeft[band]!;
      let r = this.#toRight[band]!;
      let wantL = this.#wantLeft[band]!;
      let wantR = this.#wantRight[band]!;
      if (l + r + wantL + wantR < SILENT) continue;
      for (let n = 0; n < STEP; n += 1) {
        const comesL = wantL * this.#rise;
        const comesR = wantR * this.#rise;
        wantL -= comesL;
        wantR -= comesR;
        l = l * fade + comesL;
        r = r * fade + comesR;
        one.feed(this.#random.signed() * l);
        other.feed(this.#random.signed() * r);
        left[n]! += one.band;
        right[n]! += other.band;
      }
      this.#toLeft[band] = l;
      this.#toRight[band] = r;
      this.#wantLeft[band] = wantL;
      this.#wantRight[band] = wantR;
    }
  }
}
