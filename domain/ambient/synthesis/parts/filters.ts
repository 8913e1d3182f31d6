/** The coefficient of a filter of one pole at a frequency. */
export function poleAt(hz: number, rate: number): number {
  return 1 - Math.exp((-2 * Math.PI * hz) / rate);
}

/** Lets what is below a frequency through; falls by 6 dB an octave above. */
export class OnePole {
  k: number;
  #y = 0;

  constructor(hz: number, rate: number) {
    this.k = poleAt(hz, rate);
  }

  low(x: number): number {
    this.#y += (x - this.#y) * this.k;
    return this.#y;
  }

  high(x: number): number {
    return x - this.low(x);
  }
}

/**
 * The state-variable filter in its form of trapezoids (Simper 2013), which keeps its calm while it is
 * turned. `band` is as loud as what came in, at its own frequency.
 */
export class Svf {
  low = 0;
  band = 0;
  high = 0;
  readonly #rate: number;
  #s1 = 0;
  #s2 = 0;
  #a1 = 0;
  #a2 = 0;
  #a3 = 0;
  #k = 1;

  constructor(hz: number, q: number, rate: number) {
    this.#rate = rate;
    this.tune(hz, q);
  }

  tune(hz: number, q: number): void {
    const g = Math.tan((Math.PI * Math.min(hz, this.#rate * 0.45)) / this.#rate);
    this.#k = 1 / q;
    this.#a1 = 1 / (1 + g * (g + this.#k));
    this.#a2 = g * this.#a1;
    this.#a3 = g * this.#a2;
  }

  feed(x: number): void {
    const v3 = x - this.#s2;
    const v1 = this.#a1 * this.#s1 + this.#a2 * v3;
    const v2 = this.#s2 + this.#a2 * this.#s1 + this.#a3 * v3;
    this.#s1 = 2 * v1 - this.#s1;
    this.#s2 = 2 * v2 - this.#s2;
    this.low = v2;
    this.band = v1 * this.#k;
    this.high = x - this.band - v2;
  }
}
