import { KIND_COUNT, kindOf, placeOf, wordOf } from './places.ts';

/** Weights of one question: whole steps, how much a step is, and where the log-odds begin. */
export interface Weights {
  steps: Int8Array;
  scale: number;
  bias: number;
}

/** What the rules found, hashed, and at which word. */
export interface FoundAt {
  hash: number;
  word: number;
}

/** A stretch of a message: its features and its words. */
export interface Stretch {
  /** Places of weights, tagged with word and kind (`places.ts`). */
  features: ArrayLike<number>;
  words: readonly string[];
  /** What stands before each word (`BORDERS`). */
  borders: Uint8Array;
  /** What the rules found in it, each once. */
  found: readonly FoundAt[];
}

export const BORDERS = { none: 0, pause: 1, sentence: 2 } as const;

/** What the weights say of a stretch, word by word. */
export interface Track {
  /** Of each word in turn: of each kind of feature, what each question's weights say, loudness evened. */
  scores: Float32Array;
  /** Which of the common words each is; 0 is any other. */
  words: Uint16Array;
  borders: Uint8Array;
  /** The log-odds that the weights alone give to each question. */
  odds: Float32Array;
}

/** Evidence weighs less by itself than words do: about what makes each kind equally loud. */
const LOUDNESS = [0.4, 0.6, 0.5, 2.5];
/** One very sure word must not drown what stands beside it. */
const LOUDEST = 8;

/** How wide a word's scores are: each kind of feature, for each question. */
export function scoresPerWord(questions: number): number {
  return KIND_COUNT * questions;
}

export function trackOf(
  stretch: Stretch,
  weights: readonly Weights[],
  common: ReadonlyMap<string, number>,
): Track {
  const { features, words, borders } = stretch;
  const width = scoresPerWord(weights.length);
  const scores = new Float32Array(words.length * width);
  const odds = new Float32Array(weights.length);
  for (let i = 0; i < features.length; i += 1) {
    const feature = features[i] ?? 0;
    const place = placeOf(feature);
    const at = wordOf(feature) * width + kindOf(feature) * weights.length;
    for (let head = 0; head < weights.length; head += 1) {
      const step = weights[head]?.steps[place] ?? 0;
      if (step === 0) continue;
      scores[at + head] = (scores[at + head] ?? 0) + step;
      odds[head] = (odds[head] ?? 0) + step;
    }
  }
  const share = 1 / Math.sqrt(features.length);
  for (let head = 0; head < weights.length; head += 1) {
    const { scale, bias } = weights[head] ?? { scale: 0, bias: 0 };
    odds[head] = (odds[head] ?? 0) * scale * share + bias;
    for (let at = head; at < scores.length; at += weights.length) {
      const kind = Math.floor((at % width) / weights.length);
      const loud = (scores[at] ?? 0) * scale * (LOUDNESS[kind] ?? 1);
      scores[at] = Math.max(-LOUDEST, Math.min(LOUDEST, loud));
    }
  }
  return { scores, words: Uint16Array.from(words, (word) => common.get(word) ?? 0), borders, odds };
}
