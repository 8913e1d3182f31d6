import { ALARM, type Evidence } from '../judge/evidence.ts';
import type { Token } from '../text/tokens.ts';
import { type ParameterName, type Parameters, read, type Size } from './convolution.ts';
import { featuresOf } from './features.ts';
import { unpackNetwork, unpackWeights } from './packed.ts';
import { BUCKETS, hashOf } from './places.ts';
import {
  BORDERS,
  type FoundAt,
  scoresPerWord,
  type Stretch,
  trackOf,
  type Weights,
} from './track.ts';

/** The questions that are answered: does this ask for help, at once, or at least for a gentle word? */
export const HEADS = ['help', 'emergency', 'concern'] as const;
export type Head = (typeof HEADS)[number];

/** Learned weights as they are stored: an answer to each question per bucket, and the network above. */
export interface StoredModel {
  /** Those that are not nought, for each question in turn (`packed.ts`). */
  weights: Uint8Array;
  scale: Record<Head, number>;
  bias: Record<Head, number>;
  /** The common words that the network knows, the most common first. */
  words: string;
  /** Its parameters in whole steps (`packed.ts`), and how much a step of each kind is. */
  network: Uint8Array;
  networkScale: Record<ParameterName, number>;
  /**
   * Log-odds from which an answer is believed, chosen on sentences that trained nothing. `together`
   * is for a message heard with the ones before it: a talk has many turns, each could be mistaken.
   */
  threshold: Record<Head, number> & { together: number };
  /** Below this, a rule that asks for help is held to be mistaken. */
  harmless: number;
}

/** From which log-odds on an answer is believed. */
type Bars = Pick<StoredModel, 'threshold' | 'harmless'>;

/** Another reader of the same words, too large for a browser, and what both together are believed from. */
export interface LargerReader extends Bars {
  reader: { read: (stretch: Stretch) => ArrayLike<number> };
}

export interface Opinion {
  /** Log-odds above the threshold: 0 or more means yes. */
  help: number;
  emergency: number;
  /** How nearly it is one; 0 or more asks for help by itself, where nothing denies it plainly. */
  almost: number;
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

/** Longer messages are read in overlapping stretches. */
export const LONGEST_STRETCH = 72;

/**
 * Log-odds at which the first reader is not asked to wait for the larger one. Of 2,533 sentences never
 * seen half of the harmless ones and none that needs help is below, two in three that need help and
 * no harmless one above.
 */
const NO_DOUBT = { harmless: -4, danger: 3 };

/**
 * No error is worse than an emergency that gets no help: with the larger reader, which mistakes fewer
 * harmless sentences for one, so much less is enough. The small one would ring on "hace un rato intenté
 * llamarte".
 */
const ALMOST = 0.5;

/**
 * Log-odds by which the question "help?" may say no to what is almost an emergency. What it denies more plainly
 * is "mi cuñado está en el puente vigilando la obra": of 25 such sentences that taught nothing 24 were harmless.
 */
const MAX_DENIED = 1.5;

/** Hears a message as the rules have read it. */
export interface LearnedReader {
  judge(heard: Heard): Opinion;
  /** Whether a larger reader is heard too, as on the server. */
  readonly isWhole: boolean;
}

export class Classifier implements LearnedReader {
  private readonly weights: readonly Weights[];
  private readonly common: ReadonlyMap<string, number>;
  private readonly network: Parameters;
  private readonly bars: Bars;
  private readonly larger: LargerReader | undefined;

  constructor(model: StoredModel, larger?: LargerReader) {
    const { scale, bias } = model;
    const steps = unpackWeights(model.weights, HEADS.length, BUCKETS);
    this.weights = HEADS.map((head, at) => ({
      steps: steps[at] ?? new Int8Array(BUCKETS),
      scale: scale[head],
      bias: bias[head],
    }));
    this.common = commonWords(model.words);
    this.network = unpackNetwork(model.network, model.networkScale, sizeOf(this.common));
    this.bars = model;
    this.larger = larger;
  }

  get isWhole(): boolean {
    return this.larger !== undefined;
  }

  /** The most alarming reading among the stretches of a message. */
  judge(heard: Heard): Opinion {
    const whole = stretchesOf(heard).map((stretch) => this.opinionOf(stretch));
    const apart = apartOf(heard).map((stretch) => this.opinionOf(stretch));
    const most = (question: Exclude<keyof Opinion, 'harmless'>) =>
      Math.max(...whole.map((opinion) => opinion[question]));
    return {
      help: most('help'),
      emergency: most('emergency'),
      almost: most('almost'),
      concern: most('concern'),
      together: most('together'),
      harmless: whole.every(({ harmless }) => harmless) && apart.every(({ help }) => help < 0),
    };
  }

  private opinionOf(stretch: Stretch): Opinion {
    const { answers, bars } = this.answersTo(stretch);
    const { threshold, harmless } = bars;
    const help = answers.help - threshold.help;
    const emergency = answers.emergency - threshold.emergency;
    return {
      help,
      emergency,
      almost: this.larger ? Math.min(emergency + ALMOST, help + MAX_DENIED) : -Infinity,
      concern: answers.concern - threshold.concern,
      together: answers.help - threshold.together,
      harmless: answers.help < harmless,
    };
  }

  /**
   * Log-odds of each question, and from which on they are believed. With a larger reader, halfway
   * between both, unless the first has no doubt.
   */
  answersTo(stretch: Stretch): { answers: Record<Head, number>; bars: Bars } {
    const own = read(this.network, trackOf(stretch, this.weights, this.common)).answers;
    const first = byHead(own);
    if (!this.larger || first.help < NO_DOUBT.harmless || first.help > NO_DOUBT.danger) {
      return { answers: first, bars: this.bars };
    }
    const others = this.larger.reader.read(stretch);
    const answers = byHead(own.map((answer, at) => (answer + (others[at] ?? 0)) / 2));
    return { answers, bars: this.larger };
  }
}

/** Numbers in the order of the questions. */
export function byHead([help = 0, emergency = 0, concern = 0]: Iterable<number>): Record<
  Head,
  number
> {
  return { help, emergency, concern };
}

/** Each common word's number; 0 is left for all others. */
export function commonWords(words: string): Map<string, number> {
  return new Map(words.split(' ').map((word, at) => [word, at + 1]));
}

/** The size of the network that knows so many common words. */
export function sizeOf(common: ReadonlyMap<string, number>): Size {
  return {
    scores: scoresPerWord(HEADS.length),
    words: common.size + 1,
    questions: HEADS.length,
  };
}

function stretchesOf(heard: Heard): Stretch[] {
  return spansOf(heard.tokens.length, LONGEST_STRETCH).map(([from, to]) =>
    stretchOf(heard, from, to),
  );
}

/** Where stretches of at most so many words begin and end, each half over the one before. */
export function spansOf(length: number, longest: number): [number, number][] {
  const spans: [number, number][] = [];
  if (length === 0) return spans;
  const stride = longest / 2;
  const last = Math.max(1, length - stride);
  for (let from = 0; from < last; from += stride) {
    const to = length <= longest ? length : Math.min(length, from + longest);
    spans.push([from, to]);
    if (to >= length) break;
  }
  return spans;
}

/** What the weights learn from are shorter stretches, each about as long as a sentence. */
const WINDOW = 36;

/** The features of each window of a message. */
export function windowsOf(heard: Heard): number[][] {
  return spansOf(heard.tokens.length, WINDOW).map(([from, to]) => featuresIn(heard, from, to));
}

/** So many at most: a message of a thousand alarms must stay cheap to read. */
const MAX_APART = 12;

/**
 * Sentences by themselves, where company could explain away what it does not: those in which the
 * rules found an alarm. Most messages are one sentence and have none.
 */
function apartOf(heard: Heard): Stretch[] {
  const { tokens, evidence } = heard;
  const alarming = new Set<number>();
  for (const one of evidence) {
    if (one.name === ALARM) alarming.add(tokens[one.from]?.sentence ?? 0);
  }
  const apart: Stretch[] = [];
  for (const sentence of alarming) {
    const from = tokens.findIndex((token) => token.sentence === sentence);
    let to = from;
    while (tokens[to]?.sentence === sentence) to += 1;
    if (to - from < tokens.length && apart.length < MAX_APART) {
      apart.push(stretchOf(heard, from, to));
    }
  }
  return apart;
}

/** The words from one to before another, and what the rules found there. */
export function stretchOf(heard: Heard, from: number, to: number): Stretch {
  const tokens = heard.tokens.slice(from, to);
  const found = foundIn(heard, from, to);
  return {
    features: featuresOf(tokens, found),
    words: tokens.map(({ word }) => word),
    borders: Uint8Array.from(tokens, (token, at) =>
      token.sentence !== tokens[at - 1]?.sentence
        ? BORDERS.sentence
        : token.pause
          ? BORDERS.pause
          : BORDERS.none,
    ),
    found,
  };
}

/** The features of the words from one to before another (`features.ts`). */
export function featuresIn(heard: Heard, from: number, to: number): number[] {
  return featuresOf(heard.tokens.slice(from, to), foundIn(heard, from, to));
}

/** What the rules found from one word to before another, each once, where it stands first. */
function foundIn({ evidence }: Heard, from: number, to: number): FoundAt[] {
  const found = new Map<string, FoundAt>();
  for (const { name, from: at } of evidence) {
    if (at < from || at >= to || found.has(name)) continue;
    found.set(name, { hash: hashOfName(name), word: at - from });
  }
  return [...found.values()];
}

const hashes = new Map<string, number>();

/** The rules have so many names and no more: each is hashed once. */
function hashOfName(name: string): number {
  let hash = hashes.get(name);
  if (hash === undefined) hashes.set(name, (hash = hashOf(name)));
  return hash;
}
