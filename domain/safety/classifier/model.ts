import { ALARM, type Evidence } from '../judge/evidence.ts';
import type { Token } from '../text/tokens.ts';
import { featuresOf } from './features.ts';
import { unpackWeights } from './packed.ts';
import { BUCKETS, hashOf } from './places.ts';

/** The questions that are answered: does this ask for help, at once, or at least for a gentle word? */
export const HEADS = ['help', 'emergency', 'concern'] as const;
export type Head = (typeof HEADS)[number];

/** Learned weights as they are stored: an answer to each question per bucket. */
export interface StoredModel {
  /** Those that are not nought, for each question in turn (`packed.ts`). */
  weights: string;
  scale: Record<Head, number>;
  bias: Record<Head, number>;
  /**
   * Log-odds from which an answer is believed, chosen on sentences that trained nothing. `together`
   * is for a message heard with the ones before it: a talk has many turns, each could be mistaken.
   */
  threshold: Record<Head, number> & { together: number };
  /** Below this, a rule that asks for help is held to be mistaken. */
  harmless: number;
}

export interface Opinion {
  /** Log-odds above the threshold: 0 or more means yes. */
  help: number;
  emergency: number;
  /** Only where nobody needs help at once: it was learned from such sentences. */
  concern: number;
  /** The same for a message that was heard with the ones before it. */
  together: number;
  /** So sure that nothing is wrong that a rule's alarm is cleared. */
  harmless: boolean;
}

/** A message as the rules have read it. */
export interface Heard {
  tokens: readonly Token[];
  evidence: readonly Evidence[];
}

/** Longer messages are read in overlapping windows, each about as long as what was learned. */
const WINDOW = 36;
const STRIDE = 18;
/** What a sentence alone must have above the rest: the others may have explained it. */
const APART = 1;
const MOST_APART = 12;

export class Classifier {
  private readonly weights: Record<Head, Int8Array>;
  private readonly model: StoredModel;

  constructor(model: StoredModel) {
    const [help, emergency, concern] = unpackWeights(model.weights, HEADS.length, BUCKETS);
    if (!help || !emergency || !concern) throw new Error('The weights have too few heads.');
    this.weights = { help, emergency, concern };
    this.model = model;
  }

  /** The most alarming reading among the stretches of a message. */
  judge(heard: Heard): Opinion {
    const { threshold, harmless } = this.model;
    const most = this.mostOf(windowsOf(heard));
    const apart = this.mostOf(apartOf(heard));
    const help = Math.max(most.help, apart.help - APART) - threshold.help;
    return {
      help,
      emergency: most.emergency - threshold.emergency,
      concern: most.concern - threshold.concern,
      together: most.help - threshold.together,
      harmless: most.help < harmless && apart.help < threshold.help,
    };
  }

  private mostOf(windows: readonly number[][]): Record<Head, number> {
    const { bias, scale } = this.model;
    const most = { help: -Infinity, emergency: -Infinity, concern: -Infinity };
    for (const features of windows) {
      const size = 1 / Math.sqrt(features.length);
      for (const head of HEADS) {
        const odds = sum(this.weights[head], features) * scale[head] * size + bias[head];
        most[head] = Math.max(most[head], odds);
      }
    }
    return most;
  }
}

/** The features of each stretch of a message; the most alarming stretch counts. */
export function windowsOf(heard: Heard): number[][] {
  const { length } = heard.tokens;
  if (length === 0) return [];
  const windows: number[][] = [];
  const last = Math.max(1, length - STRIDE);
  for (let from = 0; from < last; from += STRIDE) {
    const to = length <= WINDOW ? length : from + WINDOW;
    windows.push(stretchOf(heard, from, to));
    if (to >= length) break;
  }
  return windows;
}

/**
 * Sentences by themselves, where company could drown them: those in which the rules found an
 * alarm. Most messages are one sentence and have none.
 */
function apartOf(heard: Heard): number[][] {
  const { tokens, evidence } = heard;
  const alarming = new Set<number>();
  for (const one of evidence) {
    if (one.name === ALARM) alarming.add(tokens[one.from]?.sentence ?? 0);
  }
  const apart: number[][] = [];
  for (const sentence of alarming) {
    const from = tokens.findIndex((token) => token.sentence === sentence);
    let to = from;
    while (tokens[to]?.sentence === sentence) to += 1;
    if (to - from < tokens.length && apart.length < MOST_APART) {
      apart.push(stretchOf(heard, from, to));
    }
  }
  return apart;
}

/** The features of the words from one to before another, and of what the rules found there. */
export function stretchOf({ tokens, evidence }: Heard, from: number, to: number): number[] {
  const names = new Set<string>();
  for (const one of evidence) if (one.from >= from && one.from < to) names.add(one.name);
  return featuresOf(tokens.slice(from, to), Array.from(names, placeOf));
}

const places = new Map<string, number>();

/** The rules have so many names and no more: each is hashed once. */
function placeOf(name: string): number {
  let place = places.get(name);
  if (place === undefined) places.set(name, (place = hashOf(name)));
  return place;
}

function sum(weights: Int8Array, features: readonly number[]): number {
  let total = 0;
  for (const feature of features) total += weights[feature] ?? 0;
  return total;
}
