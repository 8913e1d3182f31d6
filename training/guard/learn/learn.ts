import { LARGEST_STEP } from '#domain/safety/classifier/packed.ts';
import { BUCKETS, placeOf } from '#domain/safety/classifier/places.ts';

export interface Example {
  features: Int32Array;
  /** How many features the sentence has, also those that are not learned from. */
  size: number;
  yes: boolean;
  weight: number;
}

export interface Learned {
  weights: Float32Array;
  bias: number;
}

const EPOCHS = 10;
const RATE = 0.2;
const SHRINK = 4e-4;

/** Logistic regression by AdaGrad, in an order drawn from `random`. */
export function learn(examples: readonly Example[], random: () => number): Learned {
  const weights = new Float32Array(BUCKETS);
  const seen = new Float32Array(BUCKETS).fill(1e-3);
  let bias = 0;
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      if (!example) continue;
      const odds = oddsOf({ weights, bias }, example.features, example.size);
      const error = ((example.yes ? 1 : 0) - 1 / (1 + Math.exp(-odds))) * example.weight;
      bias += 0.01 * error;
      const share = error / Math.sqrt(example.size);
      for (const feature of example.features) {
        const place = placeOf(feature);
        const weight = weights[place] ?? 0;
        const step = share - SHRINK * weight;
        const total = (seen[place] ?? 0) + step * step;
        seen[place] = total;
        weights[place] = weight + (RATE * step) / Math.sqrt(total);
      }
    }
  }
  return { weights, bias };
}

export function oddsOf(
  { weights, bias }: Learned,
  features: Int32Array,
  size = features.length,
): number {
  let sum = 0;
  for (const feature of features) sum += weights[placeOf(feature)] ?? 0;
  return sum / Math.sqrt(size) + bias;
}

/** Whole steps. The few largest weights are cut off, so that the many small ones count. */
export function quantize(learned: Learned): { steps: Int8Array; scale: number } {
  const sorted = Float32Array.from(learned.weights, Math.abs).toSorted();
  const top = sorted[Math.floor(sorted.length * (1 - CUT_OFF))] ?? 1;
  const scale = top / LARGEST_STEP;
  const steps = Int8Array.from(learned.weights, (weight) =>
    Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, Math.round(weight / scale))),
  );
  return { steps, scale };
}

const CUT_OFF = 5e-5;

export function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
}

/** A small seeded generator (mulberry32): the same seed gives the same weights. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of them as it was drawn; none of none. */
export function oneOf<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}
