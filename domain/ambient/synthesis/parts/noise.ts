import { poleAt } from './filters.ts';
import type { Random } from './random.ts';

/** Falls by 3 dB an octave: Paul Kellet's sum of poles, within a twentieth of a decibel to 9 Hz. */
export class Pink {
  readonly #random: Random;
  #b0 = 0;
  #b1 = 0;
  #b2 = 0;
  #b3 = 0;
  #b4 = 0;
  #b5 = 0;
  #b6 = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  next(): number {
    const white = this.#random.signed();
    this.#b0 = 0.99886 * this.#b0 + white * 0.0555179;
    this.#b1 = 0.99332 * this.#b1 + white * 0.0750759;
    this.#b2 = 0.969 * this.#b2 + white * 0.153852;
    this.#b3 = 0.8665 * this.#b3 + white * 0.3104856;
    this.#b4 = 0.55 * this.#b4 + white * 0.5329522;
    this.#b5 = -0.7616 * this.#b5 - white * 0.016898;
    const sum = this.#b0 + this.#b1 + this.#b2 + this.#b3 + this.#b4 + this.#b5 + this.#b6;
    this.#b6 = white * 0.115926;
    return (sum + white * 0.5362) * 0.3;
  }
}

/** Falls by 6 dB an octave from 20 Hz on; what is below would only move the speaker. */
export class Brown {
  readonly #random: Random;
  readonly #k: number;
  readonly #gain: number;
  #y = 0;

  constructor(random: Random, rate: number) {
    this.#random = random;
    this.#k = poleAt(20, rate);
    // As strong as white noise of the same width would be.
    this.#gain = Math.sqrt(this.#k / (2 - this.#k)) ** -1 * this.#k;
  }

  next(): number {
    this.#y += this.#random.signed() * this.#gain - this.#y * this.#k;
    return this.#y;
  }
}
