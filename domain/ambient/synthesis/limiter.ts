/** No sample is louder than this: two decibels below full, which leaves the curve between them one. */
const CEILING = 10 ** (-2 / 20);
const AHEAD_SECONDS = 0.005;
const BACK_SECONDS = 0.35;

/**
 * Keeps both sides below the ceiling without being heard. It looks five milliseconds ahead: the
 * smallest gain that any sample in that window needs, averaged over as long a window, has arrived
 * exactly when the sample that needs it goes out.
 */
export class Limiter {
  readonly #size: number;
  readonly #left: Float32Array;
  readonly #right: Float32Array;
  readonly #gains: Float64Array;
  /** Gains that may still become the smallest of the window, rising, with when they came. */
  readonly #low: Float64Array;
  readonly #when: Float64Array;
  readonly #back: number;
  #first = 0;
  #count = 0;
  #at = 0;
  #now = 0;
  #sum: number;
  #held = 1;

  constructor(rate: number) {
    const size = Math.ceil(AHEAD_SECONDS * rate);
    this.#size = size;
    this.#left = new Float32Array(size);
    this.#right = new Float32Array(size);
    this.#gains = new Float64Array(size).fill(1);
    this.#low = new Float64Array(size + 1);
    this.#when = new Float64Array(size + 1);
    this.#sum = size;
    this.#back = 1 - Math.exp(-1 / (BACK_SECONDS * rate));
  }

  /** The smallest gain of the window, with that of the newest sample. */
  #smallest(needed: number): number {
    const room = this.#size + 1;
    while (this.#count > 0) {
      const last = (this.#first + this.#count - 1) % room;
      if (this.#low[last]! < needed) break;
      this.#count -= 1;
    }
    const place = (this.#first + this.#count) % room;
    this.#low[place] = needed;
    this.#when[place] = this.#now;
    this.#count += 1;
    if (this.#when[this.#first]! <= this.#now - this.#size) {
      this.#first = (this.#first + 1) % room;
      this.#count -= 1;
    }
    return this.#low[this.#first]!;
  }

  /** Works in place, and gives what went in `size` samples ago. */
  run(left: Float32Array, right: Float32Array, frames: number): void {
    for (let n = 0; n < frames; n += 1) {
      const inLeft = left[n]!;
      const inRight = right[n]!;
      const peak = Math.max(Math.abs(inLeft), Math.abs(inRight));
      const smallest = this.#smallest(peak > CEILING ? CEILING / peak : 1);
      this.#held =
        smallest < this.#held ? smallest : this.#held + (smallest - this.#held) * this.#back;
      const at = this.#at;
      this.#sum += this.#held - this.#gains[at]!;
      this.#gains[at] = this.#held;
      this.#at = at + 1 === this.#size ? 0 : at + 1;
      const gain = this.#sum / this.#size;
      // The oldest sample leaves; it stands where the newest one goes.
      const next = this.#at;
      this.#left[at] = inLeft;
      this.#right[at] = inRight;
      left[n] = this.#left[next]! * gain;
      right[n] = this.#right[next]! * gain;
      this.#now += 1;
    }
  }
}
