import type { Random } from './random.ts';
import { STEP } from './step.ts';

/** A line between 0 and 1 that wanders, without corners, and turns about so many times a second. */
export class Drift {
  value: number;
  readonly #random: Random;
  readonly #rate: number;
  readonly #perSecond: number;
  #from: number;
  #to: number;
  #at = 0;
  #pace: number;

  constructor(random: Random, perSecond: number, rate: number) {
    this.#random = random;
    this.#rate = rate;
    this.#perSecond = perSecond;
    this.#from = random.unit();
    this.#to = random.unit();
    this.value = this.#from;
    this.#pace = this.#turn();
  }

  #turn(): number {
    return (this.#perSecond * this.#random.between(0.6, 1.7) * STEP) / this.#rate;
  }

  /** Goes on by one step. `faster` hurries it. */
  next(faster = 1): number {
    this.#at += this.#pace * faster;
    if (this.#at >= 1) {
      this.#at = 0;
      this.#from = this.#to;
      this.#to = this.#random.unit();
      this.#pace = this.#turn();
    }
    const soft = this.#at * this.#at * (3 - 2 * this.#at);
    this.value = this.#from + (this.#to - this.#from) * soft;
    return this.value;
  }
}
