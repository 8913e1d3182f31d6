import { poleAt } from './filters.ts';
import { STEP } from './step.ts';

/** Seconds around which the four ways go; no two have a common beat. */
const WAYS = [0.0297, 0.0371, 0.0411, 0.0437] as const;

/**
 * The space around a sound: four delays that feed one another through a mixing matrix of Hadamard,
 * and lose their brightness on the way. Built once; walks in place.
 */
export class Room {
  readonly #lines: readonly Float32Array[];
  readonly #at = new Int32Array(4);
  readonly #dull = new Float64Array(4);
  readonly #back: readonly number[];
  readonly #damp: number;

  /** @param seconds until an echo has faded by 60 dB · @param size of the room, 1 a large one */
  constructor(rate: number, seconds: number, size: number, dampHz: number) {
    this.#lines = WAYS.map((way) => new Float32Array(Math.max(8, Math.round(way * size * rate))));
    this.#back = this.#lines.map((line) => 0.5 * 10 ** ((-3 * line.length) / rate / seconds));
    this.#damp = poleAt(dampHz, rate);
  }

  /** Adds the echo of both sides to them. */
  add(left: Float32Array, right: Float32Array, wet: number): void {
    const [a, b, c, d] = this.#lines as [Float32Array, Float32Array, Float32Array, Float32Array];
    const at = this.#at;
    const dull = this.#dull;
    const damp = this.#damp;
    for (let n = 0; n < STEP; n += 1) {
      const inLeft = left[n]!;
      const inRight = right[n]!;
      const p = (dull[0]! += (a[at[0]!]! - dull[0]!) * damp);
      const q = (dull[1]! += (b[at[1]!]! - dull[1]!) * damp);
      const r = (dull[2]! += (c[at[2]!]! - dull[2]!) * damp);
      const s = (dull[3]! += (d[at[3]!]! - dull[3]!) * damp);
      a[at[0]!] = inLeft + (p + q + r + s) * this.#back[0]!;
      b[at[1]!] = inRight + (p - q + r - s) * this.#back[1]!;
      c[at[2]!] = inRight + (p + q - r - s) * this.#back[2]!;
      d[at[3]!] = inLeft + (p - q - r + s) * this.#back[3]!;
      at[0] = at[0]! + 1 === a.length ? 0 : at[0]! + 1;
      at[1] = at[1]! + 1 === b.length ? 0 : at[1]! + 1;
      at[2] = at[2]! + 1 === c.length ? 0 : at[2]! + 1;
      at[3] = at[3]! + 1 === d.length ? 0 : at[3]! + 1;
      left[n] = inLeft + (p + r) * wet;
      right[n] = inRight + (q + s) * wet;
    }
  }
}
