import type { Random } from './random.ts';
import { STEP } from './step.ts';

/** Things that come by themselves, so many a second on average: drops, bubbles, cracks. */
export class Arrivals {
  readonly #random: Random;
  readonly #seconds: number;
  #left: number;

  constructor(random: Random, rate: number) {
    this.#random = random;
    this.#seconds = STEP / rate;
    this.#left = random.wait(1);
  }

  /** How many come in this step. */
  next(perSecond: number): number {
    let count = 0;
    // Counted in things, not in seconds, so that a changed pace holds at once.
    this.#left -= this.#seconds * perSecond;
    while (this.#left <= 0 && count < 16) {
      count += 1;
      this.#left += this.#random.wait(1);
    }
    return count;
  }
}
