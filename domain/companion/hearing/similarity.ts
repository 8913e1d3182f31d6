import { FEATURE_NUMBERS } from './feature-numbers.ts';
import type { Features } from './features.ts';

/** One thing that may be meant, with ways to say it. */
export interface Example<T> {
  value: T;
  says: readonly Features[];
}

export interface Similar<T> {
  value: T;
  /** From 0 to 1: how much a piece of the message says it as the examples do. */
  score: number;
}

/** A feature that so large a part of all examples has tells nothing apart. */
const TOO_COMMON = 0.12;
/** How much likeness counts beside evidence. */
const ALIKE = 0.5;
/** The best example counts so much, the three best of the same kind together the rest. */
const BEST = 0.65;
/** Examples that a word is thought to have been seen in beforehand, as often as anywhere. */
const PRIOR = 3;
/** Evidence of so much (natural logarithms) counts as much as a perfect likeness. */
const FULL_EVIDENCE = 14;
/** Words and pairs of a sentence of ordinary length. */
const USUAL_FEATURES = 20;
/** No single word proves more. */
const MOST_EVIDENCE = 3.2;

/**
 * Finds what a message means among things that come with examples, in two ways that are added up:
 * how like one of the examples a piece of the message is (tf-idf, cosine), and how much its words
 * speak for one thing rather than any (naive Bayes, only what speaks for it). What it says is no
 * probability; `certainty.ts` says from where on it was right.
 */
export class Similarity<T> {
  private readonly values: readonly T[];
  /** Of each example, whose it is. */
  private readonly owners: Int32Array;
  /** Of each feature, how much it tells apart; nothing where it is too common or unknown. */
  private readonly idf: Float64Array;
  /** The examples that a feature is in, with its weight there. */
  private readonly examples: Postings;
  /** The things that a feature speaks for, and how much. */
  private readonly evidence: Postings;

  constructor(examples: readonly Example<T>[]) {
    this.values = examples.map(({ value }) => value);
    const texts = examples.flatMap(({ says }) => says);
    this.owners = Int32Array.from(examples.flatMap(({ says }, owner) => says.map(() => owner)));
    const counts = new Int32Array(FEATURE_NUMBERS.size);
    for (const text of texts) for (const one of text) counts[one] = (counts[one] ?? 0) + 1;
    this.idf = Float64Array.from(counts, (count, feature) => {
      if (count === 0 || (count > 30 && count / texts.length > TOO_COMMON)) return 0;
      return Math.log((texts.length + 1) / count) * FEATURE_NUMBERS.shareOf(feature);
    });
    this.examples = postingsOf(counts);
    this.place(texts);
    const sizes = examples.map(({ says }) => says.length);
    this.evidence = this.weighEvidence(sizes, counts);
  }

  /** What is most like one of the pieces of a message, best first, at most `most`. */
  find(pieces: readonly Features[], most = 4): Similar<T>[] {
    const best = this.scores(pieces);
    const found: number[] = [];
    for (let owner = 0; owner < best.length; owner += 1) {
      const score = best[owner] ?? 0;
      if (score === 0 || score <= (best[found[most - 1] ?? -1] ?? 0)) continue;
      let at = Math.min(found.length, most);
      while (at > 0 && (best[found[at - 1] ?? 0] ?? 0) < score) at -= 1;
      found.splice(at, 0, owner);
      if (found.length > most) found.pop();
    }
    return found.flatMap((owner) => {
      const value = this.values[owner];
      return value === undefined ? [] : [{ value, score: best[owner] ?? 0 }];
    });
  }

  /** For each thing, in the order given, how much the best of the pieces says it. */
  scores(pieces: readonly Features[]): Float64Array {
    const best = new Float64Array(this.values.length);
    for (const piece of pieces) {
      const evidence = this.evidenceIn(piece);
      const like = this.scored(piece);
      for (let owner = 0; owner < best.length; owner += 1) {
        const alike = like[owner] ?? 0;
        if (alike === 0) continue;
        const sum =
          ALIKE * alike + (1 - ALIKE) * Math.min(1, (evidence[owner] ?? 0) / FULL_EVIDENCE);
        if (sum > (best[owner] ?? 0)) best[owner] = sum;
      }
    }
    return best;
  }

  private place(texts: readonly Features[]): void {
    const { starts, at, weights } = this.examples;
    const next = starts.slice();
    for (const [example, text] of texts.entries()) {
      const length = this.lengthOf(text);
      for (const feature of text) {
        const place = next[feature] ?? 0;
        next[feature] = place + 1;
        at[place] = example;
        weights[place] = (this.idf[feature] ?? 0) / length;
      }
    }
  }

  private weighEvidence(sizes: readonly number[], counts: Int32Array): Postings {
    const { starts, at } = this.examples;
    const evidence: Postings = {
      starts: new Int32Array(starts.length),
      at: new Int32Array(at.length),
      weights: new Float64Array(at.length),
    };
    let filled = 0;
    for (let feature = 0; feature < counts.length; feature += 1) {
      const usual = (counts[feature] ?? 0) / this.owners.length;
      const end = starts[feature + 1] ?? 0;
      let place = starts[feature] ?? 0;
      while (place < end) {
        // Examples of one thing stand side by side.
        const owner = this.owners[at[place] ?? 0] ?? 0;
        const first = place;
        while (place < end && this.owners[at[place] ?? 0] === owner) place += 1;
        const here = (place - first + PRIOR * usual) / ((sizes[owner] ?? 0) + PRIOR);
        const weight = Math.min(MOST_EVIDENCE, Math.log(here / usual));
        if (weight <= 0.3) continue;
        evidence.at[filled] = owner;
        evidence.weights[filled] = weight;
        filled += 1;
      }
      evidence.starts[feature + 1] = filled;
    }
    return evidence;
  }

  /** How much the words of a piece speak for each thing; a pair adds little to its two words. */
  private evidenceIn(piece: Features): Float64Array {
    const sums = new Float64Array(this.values.length);
    // A long piece says a little of everything.
    const share = 1 / Math.max(1, Math.sqrt(piece.length / USUAL_FEATURES));
    for (const feature of piece) {
      addPostings(this.evidence, feature, share * FEATURE_NUMBERS.shareOf(feature), sums);
    }
    return sums;
  }

  /** How like each thing a piece is; nothing where nothing is shared. */
  private scored(piece: Features): Float64Array {
    const sums = new Float64Array(this.owners.length);
    const length = this.lengthOf(piece);
    for (const feature of piece) {
      const weight = this.idf[feature] ?? 0;
      if (weight > 0) addPostings(this.examples, feature, weight / length, sums);
    }
    return this.byOwner(sums);
  }

  /** The best example of each thing, and its three best together. Examples of one thing stand side by side. */
  private byOwner(sums: Float64Array): Float64Array {
    const scores = new Float64Array(this.values.length);
    let at = 0;
    while (at < sums.length) {
      const owner = this.owners[at] ?? 0;
      let [a, b, c] = [0, 0, 0];
      for (; at < sums.length && this.owners[at] === owner; at += 1) {
        const sum = sums[at] ?? 0;
        if (sum > a) [a, b, c] = [sum, a, b];
        else if (sum > b) [b, c] = [sum, b];
        else if (sum > c) c = sum;
      }
      scores[owner] = BEST * a + ((1 - BEST) * (a + b + c)) / 3;
    }
    return scores;
  }

  /** The length of a text; what no example has counts in it, so that it lowers the rest. */
  private lengthOf(features: Features): number {
    const unknown = Math.log(this.values.length + 1) * 0.5;
    let square = 0;
    for (const feature of features) {
      const known = this.idf[feature] ?? 0;
      if (known > 0) square += known * known;
      else if (FEATURE_NUMBERS.isWord(feature)) square += unknown * unknown;
    }
    return Math.sqrt(square) || 1;
  }
}

/** Of each feature a stretch of numbers with a weight each: one after the other, for speed. */
interface Postings {
  /** Where the stretch of each feature begins; that of the next one ends it. */
  starts: Int32Array;
  at: Int32Array;
  weights: Float64Array;
}

function postingsOf(counts: Int32Array): Postings {
  const starts = new Int32Array(counts.length + 1);
  for (const [feature, count] of counts.entries()) {
    starts[feature + 1] = (starts[feature] ?? 0) + count;
  }
  const all = starts.at(-1) ?? 0;
  return { starts, at: new Int32Array(all), weights: new Float64Array(all) };
}

function addPostings(
  { starts, at, weights }: Postings,
  feature: number,
  by: number,
  sums: Float64Array,
): void {
  const end = starts[feature + 1] ?? 0;
  // What only a message has, or what was learned later, stands nowhere here.
  for (let place = starts[feature] ?? end; place < end; place += 1) {
    const one = at[place] ?? 0;
    sums[one] = (sums[one] ?? 0) + by * (weights[place] ?? 0);
  }
}
