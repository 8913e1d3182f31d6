import type { Random } from '../parts/random.ts';
import { Room } from '../parts/room.ts';
import { STEP, type Voice } from '../parts/step.ts';

const BOWLS = 4;

/** Of the tones of a bowl: ratio to the lowest, loudness, seconds until a third is left. */
const PARTIALS = [
  [1, 1, 7.5],
  [2.71, 0.42, 4.6],
  [5.18, 0.2, 2.7],
  [8.16, 0.08, 1.5],
  [11.66, 0.03, 0.8],
] as const;
/** Each tone is two that lie close together: no bowl is quite round, and that is its beat. */
const TONES = PARTIALS.length * 2;

/** Pitches that agree with whichever of them still sounds. */
const SCALE = [1, 9 / 8, 4 / 3, 3 / 2, 16 / 9] as const;

interface Bowl {
  cos: Float64Array;
  sin: Float64Array;
  x: Float64Array;
  y: Float64Array;
  loud: Float64Array;
  fade: Float64Array;
  soft: number;
  pan: number;
  /** Seconds since it was struck. */
  at: number;
}

/** Singing bowls, struck softly, one after the other, so far apart that each is heard to its end. */
class Bowls implements Voice {
  readonly #random: Random;
  readonly #values: Float32Array;
  readonly #rate: number;
  readonly #bowls: readonly Bowl[];
  readonly #room: Room;
  readonly #attack: number;
  #next = 0.3;
  #turn = 0;
  #degree = 0;

  constructor(rate: number, random: Random, values: Float32Array) {
    this.#random = random;
    this.#values = values;
    this.#rate = rate;
    const numbers = () => new Float64Array(TONES);
    this.#bowls = Array.from({ length: BOWLS }, () => ({
      cos: numbers(),
      sin: numbers(),
      x: numbers(),
      y: numbers(),
      loud: numbers(),
      fade: numbers(),
      soft: 1,
      pan: 0.5,
      at: 99,
    }));
    this.#room = new Room(rate, 3.2, 1.5, 2600);
    this.#attack = Math.exp(-1 / (0.014 * rate));
  }

  #strike(): void {
    const random = this.#random;
    const pitch = this.#values[1]!;
    const shimmer = this.#values[2]!;
    const bowl = this.#bowls[this.#turn]!;
    this.#turn = (this.#turn + 1) % BOWLS;
    // A step or two along the scale; staying is allowed.
    const move = random.below(4) - 1;
    this.#degree = (this.#degree + move + SCALE.length) % SCALE.length;
    const hz = 98 * 2 ** (pitch * 1.6) * SCALE[this.#degree]!;
    bowl.pan = random.between(0.3, 0.7);
    bowl.soft = 1;
    bowl.at = 0;
    const force = random.between(0.7, 1);
    for (let i = 0; i < TONES; i += 1) {
      const [ratio, loud, seconds] = PARTIALS[i >> 1]!;
      const apart = (0.15 + 1.1 * shimmer) * Math.sqrt(ratio) * random.between(0.7, 1.3);
      const angle = (2 * Math.PI * (hz * ratio + (i % 2 === 0 ? 0 : apart))) / this.#rate;
      const length = seconds * (160 / (hz + 60)) ** 0.35;
      bowl.fade[i] = Math.exp(-1 / (length * this.#rate));
      bowl.cos[i] = Math.cos(angle) * bowl.fade[i]!;
      bowl.sin[i] = Math.sin(angle) * bowl.fade[i]!;
      const hard = i > 5 ? force : 1;
      bowl.loud[i] = loud * hard * (i % 2 === 0 ? 1 : 0.35 + 0.55 * shimmer);
      bowl.x[i] = 1;
      bowl.y[i] = 0;
    }
    this.#next = (24 - 18 * this.#values[0]!) * random.between(0.8, 1.2);
  }

  render(left: Float32Array, right: Float32Array): void {
    left.fill(0);
    right.fill(0);
    this.#next -= STEP / this.#rate;
    if (this.#next <= 0) this.#strike();
    for (let index = 0; index < BOWLS; index += 1) {
      const bowl = this.#bowls[index]!;
      // One that has faded is left alone; the oldest is far below hearing when it is struck again.
      if (bowl.at > 60) continue;
      bowl.at += STEP / this.#rate;
      this.#ring(bowl, left, right);
    }
    this.#room.add(left, right, 0.22);
  }

  #ring(bowl: Bowl, left: Float32Array, right: Float32Array): void {
    const toLeft = Math.cos((bowl.pan * Math.PI) / 2) * 0.17;
    const toRight = Math.sin((bowl.pan * Math.PI) / 2) * 0.17;
    let { soft } = bowl;
    for (let i = 0; i < TONES; i += 1) {
      const cos = bowl.cos[i]!;
      const sin = bowl.sin[i]!;
      const loud = bowl.loud[i]!;
      let x = bowl.x[i]!;
      let y = bowl.y[i]!;
      ({ soft } = bowl);
      for (let n = 0; n < STEP; n += 1) {
        const turned = x * cos - y * sin;
        y = x * sin + y * cos;
        x = turned;
        soft *= this.#attack;
        const out = y * loud * (1 - soft);
        left[n]! += out * toLeft;
        right[n]! += out * toRight;
      }
      bowl.x[i] = x;
      bowl.y[i] = y;
    }
    bowl.soft = soft;
  }
}

export const bowls = (rate: number, random: Random, values: Float32Array): Voice =>
  new Bowls(rate, random, values);
