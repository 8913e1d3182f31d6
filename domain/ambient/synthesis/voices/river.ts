import { Arrivals } from '../parts/arrivals.ts';
import { Drift } from '../parts/drift.ts';
import { Svf } from '../parts/filters.ts';
import { Pink } from '../parts/noise.ts';
import type { Random } from '../parts/random.ts';
import { Ringing } from '../parts/ringing.ts';
import { STEP, type Voice } from '../parts/step.ts';

const BANDS = [
  { hz: 260, pace: 0.8 },
  { hz: 760, pace: 2.1 },
  { hz: 2300, pace: 3.4 },
] as const;

interface Band {
  drift: Drift;
  left: Svf;
  right: Svf;
}

/**
 * What is heard of running water is air: bubbles that ring when they close (Minnaert 1933), the
 * smaller the higher, and rise in pitch as they come up (van den Doel 2005). They come in bunches,
 * where a stone turns the water over; under them the current, in three bands that never rest at once.
 */
class River implements Voice {
  readonly #random: Random;
  readonly #values: Float32Array;
  readonly #bands: readonly Band[];
  readonly #pink: readonly [Pink, Pink];
  readonly #bubbles: Ringing;
  readonly #arrivals: Arrivals;
  readonly #bunch: Drift;
  readonly #where: Drift;

  constructor(rate: number, random: Random, values: Float32Array) {
    this.#random = random;
    this.#values = values;
    this.#bands = BANDS.map(({ hz, pace }) => ({
      drift: new Drift(random, pace, rate),
      left: new Svf(hz, 0.65, rate),
      right: new Svf(hz, 0.65, rate),
    }));
    this.#pink = [new Pink(random), new Pink(random)];
    this.#bubbles = new Ringing(40, rate);
    this.#arrivals = new Arrivals(random, rate);
    this.#bunch = new Drift(random, 3.2, rate);
    this.#where = new Drift(random, 0.9, rate);
  }

  #bubble(flow: number, bright: number): void {
    const random = this.#random;
    const lowest = 300 - 110 * flow + 160 * bright;
    const hz = lowest * 2 ** (random.unit() * 2.9);
    // Damping by heat and by what is radiated, for a bubble of this pitch; a little longer here,
    // because a near bank gives some of it back.
    const damping = (0.043 * hz + 0.0014 * hz ** 1.5) * 0.55;
    const loud = random.unit() ** 2.4 * (520 / (hz + 260)) * 0.5;
    const pan = Math.min(1, Math.max(0, this.#where.value + random.between(-0.35, 0.35)));
    this.#bubbles.strike(hz, 1 / damping, loud, pan, 0.1 * damping, 0.0012);
  }

  render(left: Float32Array, right: Float32Array): void {
    const flow = this.#values[0]!;
    const stones = this.#values[1]!;
    const bright = this.#values[2]!;
    this.#where.next();
    const bunch = this.#bunch.next() ** 2;
    const pace = (16 + 300 * stones) * (0.25 + 1.9 * bunch) * (0.6 + 0.7 * flow);
    for (let count = this.#arrivals.next(pace); count > 0; count -= 1) this.#bubble(flow, bright);
    for (let n = 0; n < STEP; n += 1) {
      left[n] = this.#pink[0].next();
      right[n] = this.#pink[1].next();
    }
    this.#current(left, right, flow, bright);
    this.#bubbles.add(left, right);
  }

  #current(left: Float32Array, right: Float32Array, flow: number, bright: number): void {
    const [low, middle, high] = this.#bands as [Band, Band, Band];
    const a = (0.12 + 1.1 * flow) * (0.7 + 0.6 * low.drift.next());
    const b = (0.22 + 0.5 * flow) * (0.45 + middle.drift.next());
    const c = (0.1 + 0.2 * flow) * (0.3 + 1.3 * bright) * (0.4 + 1.1 * high.drift.next());
    for (let n = 0; n < STEP; n += 1) {
      low.left.feed(left[n]!);
      middle.left.feed(left[n]!);
      high.left.feed(left[n]!);
      left[n] = (low.left.band * a + middle.left.band * b + high.left.band * c) * 0.55;
      low.right.feed(right[n]!);
      middle.right.feed(right[n]!);
      high.right.feed(right[n]!);
      right[n] = (low.right.band * a + middle.right.band * b + high.right.band * c) * 0.55;
    }
  }
}

export const river = (rate: number, random: Random, values: Float32Array): Voice =>
  new River(rate, random, values);
