import { STEP } from './step.ts';

const SILENT = 0.0002;

/**
 * Tones that are struck and fade: a drop on a tile, a bubble, a crack, a cup. So many at once; what
 * comes while all sound is left out. Each is a point that turns and shrinks, so it begins at nothing.
 */
export class Ringing {
  readonly #rate: number;
  readonly #size: number;
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  readonly #cos: Float64Array;
  readonly #sin: Float64Array;
  readonly #fade: Float64Array;
  readonly #left: Float64Array;
  readonly #right: Float64Array;
  readonly #hz: Float64Array;
  readonly #rise: Float64Array;
  readonly #attack: Float64Array;
  readonly #soft: Float64Array;
  readonly #rest: Float64Array;

  constructor(size: number, rate: number) {
    this.#rate = rate;
    this.#size = size;
    const numbers = () => new Float64Array(size);
    [this.#x, this.#y, this.#cos, this.#sin] = [numbers(), numbers(), numbers(), numbers()];
    [this.#fade, this.#left, this.#right, this.#hz] = [numbers(), numbers(), numbers(), numbers()];
    [this.#rise, this.#attack, this.#soft, this.#rest] = [
      numbers(),
      numbers(),
      numbers(),
      numbers(),
    ];
  }

  /**
   * @param seconds until it has faded to a third
   * @param pan 0 left, 1 right
   * @param rise how much higher it is after a second, as a share of its pitch
   * @param attack seconds until it has come
   */
  strike(hz: number, seconds: number, loud: number, pan: number, rise = 0, attack = 0.0003): void {
    if (hz > this.#rate * 0.45) return;
    for (let i = 0; i < this.#size; i += 1) {
      if (this.#rest[i]! > SILENT) continue;
      this.#x[i] = 1;
      this.#y[i] = 0;
      this.#hz[i] = hz;
      this.#rise[i] = rise;
      this.#fade[i] = Math.exp(-1 / (seconds * this.#rate));
      this.#left[i] = loud * Math.cos((pan * Math.PI) / 2);
      this.#right[i] = loud * Math.sin((pan * Math.PI) / 2);
      this.#attack[i] = Math.exp(-1 / (attack * this.#rate));
      this.#soft[i] = 1;
      this.#rest[i] = loud;
      this.#turn(i);
      return;
    }
  }

  #turn(i: number): void {
    const angle = (2 * Math.PI * this.#hz[i]!) / this.#rate;
    this.#cos[i] = Math.cos(angle) * this.#fade[i]!;
    this.#sin[i] = Math.sin(angle) * this.#fade[i]!;
  }

  /** Adds what rings to both sides. */
  add(left: Float32Array, right: Float32Array): void {
    for (let i = 0; i < this.#size; i += 1) {
      if (this.#rest[i]! <= SILENT) continue;
      let x = this.#x[i]!;
      let y = this.#y[i]!;
      let soft = this.#soft[i]!;
      const cos = this.#cos[i]!;
      const sin = this.#sin[i]!;
      const attack = this.#attack[i]!;
      const toLeft = this.#left[i]!;
      const toRight = this.#right[i]!;
      for (let n = 0; n < STEP; n += 1) {
        const turned = x * cos - y * sin;
        y = x * sin + y * cos;
        x = turned;
        soft *= attack;
        const out = y * (1 - soft);
        left[n]! += out * toLeft;
        right[n]! += out * toRight;
      }
      this.#x[i] = x;
      this.#y[i] = y;
      this.#soft[i] = soft;
      this.#rest[i]! *= this.#fade[i]! ** STEP;
      if (this.#rise[i] !== 0) {
        this.#hz[i]! *= 1 + (this.#rise[i]! * STEP) / this.#rate;
        this.#turn(i);
      }
    }
  }
}
