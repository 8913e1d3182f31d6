import type { Track } from './track.ts';

/**
 * The network above the weights. Each word becomes `INSIDE` numbers, made of what the weights say
 * of it, of what stands before it, and of itself where it is a common one; filters over one, three
 * and five words look for what matters, the loudest answer of each counts; a layer weighs those
 * against the log-odds of the whole. This is how large it is.
 */
export interface Size {
  /** Scores per word that come in (`scoresPerWord`). */
  scores: number;
  /** Common words, and one for all others. */
  words: number;
  questions: number;
}

const INSIDE = 16;
const FILTERS = 24;
export const WIDTHS = [1, 3, 5] as const;
const WIDEST = 5;
const LAYER = 32;
const BORDER_KINDS = 3;
/** The layer hears the log-odds more gently, so that they do not drown the filters. */
const ODDS_SHARE = 1 / 3;

/** Names and lengths of the parameters, in the order in which they lie. */
export function shapesOf({ scores, words, questions }: Size): [ParameterName, number][] {
  const seen = FILTERS * WIDTHS.length + questions + 1;
  return [
    ['border', BORDER_KINDS * INSIDE],
    ['score', scores * INSIDE],
    ['word', words * INSIDE],
    ['filter', FILTERS * INSIDE * WIDTHS.reduce((sum, width) => sum + width, 0)],
    ['filterBias', FILTERS * WIDTHS.length],
    ['layer', LAYER * seen],
    ['layerBias', LAYER],
    ['answer', questions * LAYER],
    ['odds', questions * questions],
    ['answerBias', questions],
  ];
}

export type ParameterName =
  | 'border'
  | 'score'
  | 'word'
  | 'filter'
  | 'filterBias'
  | 'layer'
  | 'layerBias'
  | 'answer'
  | 'odds'
  | 'answerBias';

export type Parameters = Record<ParameterName, Float32Array>;

/** Views of one array, so that a learner can treat all parameters alike. */
export function parametersIn(all: Float32Array, size: Size): Parameters {
  let from = 0;
  const views = shapesOf(size).map(([name, length]): [ParameterName, Float32Array] => {
    from += length;
    return [name, all.subarray(from - length, from)];
  });
  return Object.fromEntries(views) as Parameters;
}

/** What a reading leaves behind: the answers, and what a learner needs to go back. */
export interface Run {
  /** `INSIDE` numbers a word, with nothing for `WIDEST - 1` words before and after. */
  inside: Float32Array;
  /** The loudest answer of each filter, then the log-odds, then the length. */
  seen: Float32Array;
  /** Where each filter was loudest: the word, counted with those of nothing, at which it begins. */
  loudestAt: Int32Array;
  layer: Float32Array;
  answers: Float32Array;
}

/** Reads a track. A learner may leave out some of what the filters saw. */
export function read(p: Parameters, track: Track, leaveOut?: (loudest: Float32Array) => void): Run {
  const inside = insideOf(p, track);
  const { loudest, loudestAt } = loudestOf(p, inside);
  leaveOut?.(loudest);
  const seen = Float32Array.of(
    ...loudest,
    ...Array.from(track.odds, (odds) => odds * ODDS_SHARE),
    Math.log(Math.max(1, track.words.length)),
  );
  const layer = multiply(p.layer, seen, p.layerBias).map((value) => Math.max(0, value));
  const answers = multiply(p.answer, layer, multiply(p.odds, track.odds, p.answerBias));
  return { inside, seen, loudestAt, layer, answers };
}

function insideOf(p: Parameters, { scores, words, borders }: Track): Float32Array {
  const width = p.score.length / INSIDE;
  const inside = new Float32Array((words.length + 2 * (WIDEST - 1)) * INSIDE);
  for (let word = 0; word < words.length; word += 1) {
    const to = (word + WIDEST - 1) * INSIDE;
    const border = (borders[word] ?? 0) * INSIDE;
    const own = (words[word] ?? 0) * INSIDE;
    for (let d = 0; d < INSIDE; d += 1) {
      inside[to + d] = (p.border[border + d] ?? 0) + (p.word[own + d] ?? 0);
    }
    for (let k = 0; k < width; k += 1) {
      const score = scores[word * width + k] ?? 0;
      if (score === 0) continue;
      for (let d = 0; d < INSIDE; d += 1) {
        inside[to + d] = (inside[to + d] ?? 0) + score * (p.score[k * INSIDE + d] ?? 0);
      }
    }
    for (let d = 0; d < INSIDE; d += 1) inside[to + d] = Math.tanh(inside[to + d] ?? 0);
  }
  return inside;
}

/** Four filters are heard at once: one alone waits for each sum before it can begin the next. */
const AT_ONCE = 4;

/** How loud each filter is where it is loudest, and where that is. */
function loudestOf(
  { filter, filterBias }: Parameters,
  inside: Float32Array,
): { loudest: Float32Array; loudestAt: Int32Array } {
  const loudest = new Float32Array(FILTERS * WIDTHS.length);
  const loudestAt = new Int32Array(loudest.length).fill(-1);
  const last = inside.length / INSIDE - WIDEST;
  const hear = (to: number, sum: number, at: number) => {
    if (sum > (loudest[to] ?? 0)) {
      loudest[to] = sum;
      loudestAt[to] = at;
    }
  };
  let filterAt = 0;
  for (const [kind, width] of WIDTHS.entries()) {
    const block = width * INSIDE;
    for (let f = 0; f < FILTERS; f += AT_ONCE) {
      const to = kind * FILTERS + f;
      // A filter also sees the first word at its last place, and the last at its first.
      for (let at = WIDEST - width; at <= last; at += 1) {
        const from = at * INSIDE;
        let one = filterBias[to] ?? 0;
        let two = filterBias[to + 1] ?? 0;
        let three = filterBias[to + 2] ?? 0;
        let four = filterBias[to + 3] ?? 0;
        for (let i = 0; i < block; i += 1) {
          const value = inside[from + i] ?? 0;
          const its = filterAt + i;
          one += value * (filter[its] ?? 0);
          two += value * (filter[its + block] ?? 0);
          three += value * (filter[its + 2 * block] ?? 0);
          four += value * (filter[its + 3 * block] ?? 0);
        }
        hear(to, one, at);
        hear(to + 1, two, at);
        hear(to + 2, three, at);
        hear(to + 3, four, at);
      }
      filterAt += AT_ONCE * block;
    }
  }
  return { loudest, loudestAt };
}

/** A matrix of rows as long as `values`, times `values`, plus `bias`. */
function multiply(matrix: Float32Array, values: Float32Array, bias: Float32Array): Float32Array {
  return bias.map((start, row) => {
    let sum = start;
    for (let i = 0; i < values.length; i += 1) {
      sum += (values[i] ?? 0) * (matrix[row * values.length + i] ?? 0);
    }
    return sum;
  });
}

/** What the learner must know of the lengths. */
export const SIZES = { inside: INSIDE, filters: FILTERS, widest: WIDEST, layer: LAYER } as const;
