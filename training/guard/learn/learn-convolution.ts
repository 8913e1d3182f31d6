import {
  type Parameters,
  parametersIn,
  read,
  type Run,
  shapesOf,
  type Size,
  SIZES,
  WIDTHS,
} from '#domain/safety/classifier/convolution.ts';
import type { Track } from '#domain/safety/classifier/track.ts';
import { shuffle } from './learn.ts';

/** A stretch, as weights that never saw its like hear it, and what is to be answered. */
export interface Lesson {
  track: Track;
  /** For each question 1 for yes, 0 for no. */
  answers: readonly number[];
  /** For each question how much this lesson counts; 0 where it is not asked. */
  weights: readonly number[];
}

const EPOCHS = 3;
const BATCH = 128;
const RATE = 3e-3;
const MIN_RATE = 1e-5;
/** Share of the batches until the rate is full. */
const WARM_UP = 0.1;
/** So many filters are left out at random, so that no single one is leant on. */
const LEFT_OUT = 0.2;
const LARGEST_STEP = 1;

/** All parameters in one array (`parametersIn`), learned by Adam in an order drawn from `random`. */
export function learnConvolution(
  lessons: readonly Lesson[],
  size: Size,
  random: () => number,
): Float32Array {
  const count = shapesOf(size).reduce((sum, [, length]) => sum + length, 0);
  const all = new Float32Array(count);
  const gradient = new Float32Array(count);
  const p = parametersIn(all, size);
  begin(p, size, random);
  const g = parametersIn(gradient, size);
  const adam = new Adam(count);
  const batches = Math.ceil(lessons.length / BATCH) * EPOCHS;
  const order = lessons.map((_, index) => index);
  let batch = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += BATCH) {
      gradient.fill(0);
      const taken = order.slice(from, from + BATCH);
      for (const index of taken) {
        const lesson = lessons[index];
        if (lesson) teach(p, g, lesson, taken.length, random);
      }
      adam.step(all, gradient, rateAt(batch, batches));
      batch += 1;
    }
  }
  return all;
}

/** Warmed up, then falling along a cosine. */
function rateAt(batch: number, batches: number): number {
  const warm = Math.min(1, (batch + 1) / (batches * WARM_UP));
  return RATE * warm * 0.5 * (1 + Math.cos((Math.PI * batch) / batches)) + MIN_RATE;
}

/** Small random numbers; the log-odds of each question begin as half of its answer. */
function begin(p: Parameters, { questions }: Size, random: () => number): void {
  const fill = (values: Float32Array, most: number) => {
    for (let i = 0; i < values.length; i += 1) values[i] = (random() * 2 - 1) * most;
  };
  fill(p.border, 0.17);
  fill(p.word, 0.17);
  fill(p.score, 1 / Math.sqrt(p.score.length / SIZES.inside));
  let from = 0;
  for (const width of WIDTHS) {
    const block = SIZES.filters * width * SIZES.inside;
    fill(p.filter.subarray(from, from + block), 1 / Math.sqrt(width * SIZES.inside));
    from += block;
  }
  fill(p.layer, 1 / Math.sqrt(p.layer.length / SIZES.layer));
  fill(p.answer, 1 / Math.sqrt(SIZES.layer));
  for (let q = 0; q < questions; q += 1) p.odds[q * questions + q] = 0.5;
}

/** Adds to the gradient `g` what one lesson asks of each parameter. */
export function teach(
  p: Parameters,
  g: Parameters,
  { track, answers, weights }: Lesson,
  batch: number,
  random?: () => number,
): void {
  const kept = random && keptOf(random);
  const run = read(p, track, kept);
  const errors = answers.map(
    (answer, q) =>
      ((1 / (1 + Math.exp(-(run.answers[q] ?? 0))) - answer) * (weights[q] ?? 0)) /
      (batch * answers.length),
  );
  const seen = backFromAnswers(p, g, run, track, errors);
  kept?.(seen);
  backFromWords(g, run, track, backFromFilters(p, g, run, seen));
}

/** Leaves some filters out, the same ones there and back; the others speak for them. */
function keptOf(random: () => number): (values: Float32Array) => void {
  const shares = Float32Array.from({ length: SIZES.filters * WIDTHS.length }, () =>
    random() < LEFT_OUT ? 0 : 1 / (1 - LEFT_OUT),
  );
  return (values) => {
    for (let i = 0; i < shares.length; i += 1) values[i] = (values[i] ?? 0) * (shares[i] ?? 1);
  };
}

function backFromAnswers(
  p: Parameters,
  g: Parameters,
  { seen, layer }: Run,
  { odds }: Track,
  errors: readonly number[],
): Float32Array {
  const questions = errors.length;
  const layerError = new Float32Array(layer.length);
  for (const [q, error] of errors.entries()) {
    add(g.answerBias, q, error);
    for (let k = 0; k < questions; k += 1) add(g.odds, q * questions + k, error * (odds[k] ?? 0));
    for (let unit = 0; unit < layer.length; unit += 1) {
      add(g.answer, q * layer.length + unit, error * (layer[unit] ?? 0));
      add(layerError, unit, error * (p.answer[q * layer.length + unit] ?? 0));
    }
  }
  const seenError = new Float32Array(seen.length);
  for (let unit = 0; unit < layer.length; unit += 1) {
    const error = (layer[unit] ?? 0) > 0 ? (layerError[unit] ?? 0) : 0;
    if (error === 0) continue;
    add(g.layerBias, unit, error);
    const row = unit * seen.length;
    for (let i = 0; i < seen.length; i += 1) {
      add(g.layer, row + i, error * (seen[i] ?? 0));
      add(seenError, i, error * (p.layer[row + i] ?? 0));
    }
  }
  return seenError;
}

function backFromFilters(p: Parameters, g: Parameters, run: Run, seen: Float32Array): Float32Array {
  const inside = new Float32Array(run.inside.length);
  let filterAt = 0;
  for (const [kind, width] of WIDTHS.entries()) {
    const block = width * SIZES.inside;
    for (let f = 0; f < SIZES.filters; f += 1) {
      const to = kind * SIZES.filters + f;
      const at = run.loudestAt[to] ?? -1;
      const error = seen[to] ?? 0;
      if (at >= 0 && error !== 0) {
        add(g.filterBias, to, error);
        const from = at * SIZES.inside;
        for (let i = 0; i < block; i += 1) {
          add(g.filter, filterAt + i, error * (run.inside[from + i] ?? 0));
          add(inside, from + i, error * (p.filter[filterAt + i] ?? 0));
        }
      }
      filterAt += block;
    }
  }
  return inside;
}

function backFromWords(
  g: Parameters,
  run: Run,
  { scores, words, borders }: Track,
  inside: Float32Array,
): void {
  const width = g.score.length / SIZES.inside;
  for (let word = 0; word < words.length; word += 1) {
    const from = (word + SIZES.widest - 1) * SIZES.inside;
    const border = (borders[word] ?? 0) * SIZES.inside;
    const own = (words[word] ?? 0) * SIZES.inside;
    for (let d = 0; d < SIZES.inside; d += 1) {
      const value = run.inside[from + d] ?? 0;
      const error = (inside[from + d] ?? 0) * (1 - value * value);
      if (error === 0) continue;
      add(g.border, border + d, error);
      add(g.word, own + d, error);
      for (let k = 0; k < width; k += 1) {
        add(g.score, k * SIZES.inside + d, error * (scores[word * width + k] ?? 0));
      }
    }
  }
}

function add(to: Float32Array, at: number, value: number): void {
  to[at] = (to[at] ?? 0) + value;
}

const FORGET = { mean: 0.9, square: 0.999 };

/** Adam (Kingma and Ba, 2015), the length of the whole gradient held below `LARGEST_STEP`. */
class Adam {
  private readonly mean: Float32Array;
  private readonly square: Float32Array;
  private steps = 0;

  constructor(count: number) {
    this.mean = new Float32Array(count);
    this.square = new Float32Array(count);
  }

  step(all: Float32Array, gradient: Float32Array, rate: number): void {
    this.steps += 1;
    const length = Math.sqrt(gradient.reduce((sum, one) => sum + one * one, 0));
    const shorter = Math.min(1, LARGEST_STEP / (length + 1e-12));
    const meanShare = 1 / (1 - FORGET.mean ** this.steps);
    const squareShare = 1 / (1 - FORGET.square ** this.steps);
    for (let i = 0; i < all.length; i += 1) {
      const one = (gradient[i] ?? 0) * shorter;
      const mean = FORGET.mean * (this.mean[i] ?? 0) + (1 - FORGET.mean) * one;
      const square = FORGET.square * (this.square[i] ?? 0) + (1 - FORGET.square) * one * one;
      this.mean[i] = mean;
      this.square[i] = square;
      const by = (mean * meanShare) / (Math.sqrt(square * squareShare) + 1e-8);
      all[i] = (all[i] ?? 0) - rate * by;
    }
  }
}
