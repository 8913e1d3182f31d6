import { type Features, shareOf } from './features.ts';

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

interface Posting {
  /** Numbers of the examples that have the feature, and how much it weighs in each. */
  at: number[];
  weights: number[];
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
  private readonly postings = new Map<string, Posting>();
  private readonly idf = new Map<string, number>();
  private readonly owners: number[] = [];
  private readonly values: readonly T[];
  /** For each feature, the things that it speaks for, and how much. */
  private readonly evidence = new Map<
    string,
    readonly (readonly [owner: number, weight: number])[]
  >();

  constructor(examples: readonly Example<T>[]) {
    this.values = examples.map(({ value }) => value);
    const texts = examples.flatMap(({ says }, owner) =>
      says.map((features) => ({ owner, features })),
    );
    const counts = new Map<string, number>();
    for (const { features } of texts) {
      for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
    }
    for (const [feature, count] of counts) {
      if (count > 30 && count / texts.length > TOO_COMMON) continue;
      this.idf.set(feature, Math.log((texts.length + 1) / count) * shareOf(feature));
    }
    this.weighEvidence(examples, texts, counts);
    for (const [at, { owner, features }] of texts.entries()) {
      this.owners.push(owner);
      for (const [feature, weight] of this.weighed(features)) {
        const posting = this.postings.get(feature) ?? { at: [], weights: [] };
        posting.at.push(at);
        posting.weights.push(weight);
        this.postings.set(feature, posting);
      }
    }
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

  private weighEvidence(
    examples: readonly Example<T>[],
    texts: readonly { owner: number; features: ReadonlySet<string> }[],
    counts: ReadonlyMap<string, number>,
  ): void {
    const own = new Map<string, Map<number, number>>();
    for (const { owner, features } of texts) {
      for (const one of features) {
        const known = own.get(one) ?? new Map<number, number>();
        known.set(owner, (known.get(owner) ?? 0) + 1);
        own.set(one, known);
      }
    }
    for (const [feature, owners] of own) {
      const usual = (counts.get(feature) ?? 0) / texts.length;
      const weights = [...owners].flatMap(([owner, count]) => {
        const size = examples[owner]?.says.length ?? 0;
        const here = (count + PRIOR * usual) / (size + PRIOR);
        const weight = Math.min(MOST_EVIDENCE, Math.log(here / usual));
        return weight > 0.3 ? [[owner, weight] as const] : [];
      });
      if (weights.length > 0) this.evidence.set(feature, weights);
    }
  }

  /** How much the words of a piece speak for each thing; a pair adds little to its two words. */
  private evidenceIn(features: Features): Float64Array {
    const sums = new Float64Array(this.values.length);
    // A long piece says a little of everything.
    const share = 1 / Math.max(1, Math.sqrt(features.size / USUAL_FEATURES));
    for (const feature of features) {
      const known = this.evidence.get(feature);
      if (!known) continue;
      const part = share * shareOf(feature);
      for (const [owner, weight] of known) sums[owner] = (sums[owner] ?? 0) + part * weight;
    }
    return sums;
  }

  /** How like each thing a piece is; nothing where nothing is shared. */
  private scored(piece: Features): Float64Array {
    const sums = new Float64Array(this.owners.length);
    for (const [feature, weight] of this.weighed(piece)) {
      const posting = this.postings.get(feature);
      if (!posting) continue;
      const { at, weights } = posting;
      for (let i = 0; i < at.length; i += 1) {
        const example = at[i] ?? 0;
        sums[example] = (sums[example] ?? 0) + weight * (weights[i] ?? 0);
      }
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

  /** Weights of unit length; what no example has counts in the length, so that it lowers the rest. */
  private weighed(features: ReadonlySet<string>): [string, number][] {
    const unknown = Math.log(this.values.length + 1) * 0.5;
    let square = 0;
    const weights: [string, number][] = [];
    for (const feature of features) {
      const known = this.idf.get(feature);
      if (known === undefined) {
        if (shareOf(feature) === 1) square += unknown * unknown;
        continue;
      }
      weights.push([feature, known]);
      square += known * known;
    }
    const length = Math.sqrt(square) || 1;
    for (const one of weights) one[1] /= length;
    return weights;
  }
}
