import { quantize, seeded, shuffle } from '../guard/learn/learn.ts';
import { packWeights } from '../guard/learn/pack-weights.ts';
import type { Tone } from '#domain/companion/content/tones.ts';
import {
  HEARD_AS,
  placesOf,
  PLACES,
  sharesOf,
  type StoredTones,
} from '#domain/companion/understand/tone-reader.ts';

/** A message and the tone in which it is said; null where it has none of its own. */
export interface ToldLine {
  text: string;
  tone: Tone | null;
}

const SEED = 20261122;
const EPOCHS = 10;
const RATE = 0.1;
const SHRINK = 1e-4;
/** An answer that is all but excluded teaches nothing more. */
const MIN_ERROR = 2e-3;
/** Weights that are kept, over all tones: those that say most. */
const MAX_WEIGHTS = 60_000;

interface Lesson {
  places: Int32Array;
  answer: number;
}

interface Learning {
  weights: Float32Array;
  seen: Float32Array;
  bias: number[];
}

/** Learns how messages are said: a weight for each feature and tone, all tones against one another. */
export function learnTones(lines: readonly ToldLine[]): StoredTones {
  const lessons = lines.map(({ text, tone }): Lesson => {
    return { places: placesOf(text), answer: HEARD_AS.indexOf(tone) };
  });
  const learning: Learning = {
    weights: new Float32Array(HEARD_AS.length * PLACES),
    seen: new Float32Array(HEARD_AS.length * PLACES).fill(1e-2),
    bias: HEARD_AS.map(() => 0),
  };
  const random = seeded(SEED);
  const order = lessons.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const lesson = lessons[at];
      if (lesson && lesson.places.length > 0) learnOne(lesson, learning);
    }
  }
  const bias = learning.bias.map((one) => Number(one.toFixed(4)));
  return { bias, ...packed(learning.weights) };
}

/** Softmax regression by AdaGrad. */
function learnOne({ places, answer }: Lesson, { weights, seen, bias }: Learning): void {
  const share = 1 / Math.sqrt(places.length);
  const odds = bias.map((start, one) => {
    let sum = 0;
    for (const place of places) sum += weights[one * PLACES + place] ?? 0;
    return start + sum * share;
  });
  for (const [one, found] of sharesOf(odds).entries()) {
    const error = (one === answer ? 1 : 0) - found;
    if (Math.abs(error) < MIN_ERROR) continue;
    bias[one] = (bias[one] ?? 0) + 0.01 * error;
    for (const place of places) {
      const at = one * PLACES + place;
      const weight = weights[at] ?? 0;
      const step = error * share - SHRINK * weight;
      const total = (seen[at] ?? 0) + step * step;
      seen[at] = total;
      weights[at] = weight + (RATE * step) / Math.sqrt(total);
    }
  }
}

function packed(weights: Float32Array): Pick<StoredTones, 'weights' | 'scale'> {
  const worth = weights.map(Math.abs).toSorted();
  const least = worth[Math.max(0, worth.length - MAX_WEIGHTS)] ?? 0;
  const kept = weights.map((weight) => (Math.abs(weight) >= least ? weight : 0));
  const { steps, scale } = quantize({ weights: kept, bias: 0 });
  return { weights: Buffer.from(packWeights([steps])).toString('base64'), scale };
}
