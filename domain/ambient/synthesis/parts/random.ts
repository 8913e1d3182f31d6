/**
 * Chance for sound: the same seed gives the same run (xorshift32, Marsaglia 2003). Quick enough for
 * every sample; never for secrets.
 */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1) | 0 || 1;
    // Seeds that lie close together begin alike.
    for (let i = 0; i < 8; i += 1) this.signed();
  }

  /** −1 ≤ x < 1: white noise, sample by sample. */
  signed(): number {
    let x = this.#state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x;
    return x * 4.656612873077393e-10;
  }

  /** 0 ≤ x < 1. */
  unit(): number {
    return this.signed() * 0.5 + 0.5;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.unit();
  }

  /** A whole number from 0 up to, without, `count`. */
  below(count: number): number {
    return Math.floor(this.unit() * count);
  }

  /** Seconds until the next of what happens so often on average, and never by the clock. */
  wait(perSecond: number): number {
    return -Math.log(1 - this.unit() * 0.999999) / perSecond;
  }
}
