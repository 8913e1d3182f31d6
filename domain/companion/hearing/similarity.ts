import { type Features, featuresOf, shareOf } from './features.ts';

/** One thing that may be meant, with ways to say it. */
export interface Example<T> {
  value: T;
  says: readonly string[];
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
type Best = [number, number, number];
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
      says.map((text) => ({ owner, features: new Set(featuresOf(text)) })),
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
    const best = new Map<number, number>();
    for (const piece of pieces) {
      const evidence = this.evidenceIn(piece);
      for (const [owner, score] of this.scored(piece)) {
        const sum =
          ALIKE * score + (1 - ALIKE) * Math.min(1, (evidence.get(owner) ?? 0) / FULL_EVIDENCE);
        if (sum > (best.get(owner) ?? 0)) best.set(owner, sum);
      }
    }
    return [...best]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, most)
      .flatMap(([owner, score]) => {
        const value = this.values[owner];
        return value === undefined ? [] : [{ value, score }];
      });
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
  private evidenceIn(features: Features): Map<number, number> {
    const sums = new Map<number, number>();
    // A long piece says a little of everything.
    const share = 1 / Math.max(1, Math.sqrt(features.size / USUAL_FEATURES));
    for (const feature of features) {
      const part = shareOf(feature);
      for (const [owner, weight] of this.evidence.get(feature) ?? []) {
        sums.set(owner, (sums.get(owner) ?? 0) + share * part * weight);
      }
    }
    return sums;
  }

  private scored(piece: Features): Map<number, number> {
    const sums = new Map<number, number>();
    for (const [feature, weight] of this.weighed(piece)) {
      const posting = this.postings.get(feature);
      if (!posting) continue;
      const { at, weights } = posting;
      for (let i = 0; i < at.length; i += 1) {
        const example = at[i] ?? 0;
        sums.set(example, (sums.get(example) ?? 0) + weight * (weights[i] ?? 0));
      }
    }
    const best = new Map<number, Best>();
    for (const [example, sum] of sums) {
      const owner = this.owners[example] ?? -1;
      const known = best.get(owner);
      if (known) keepBest(known, sum);
      else best.set(owner, [sum, 0, 0]);
    }
    return new Map(
      [...best].map(([owner, [a, b, c]]) => [owner, BEST * a + ((1 - BEST) * (a + b + c)) / 3]),
    );
  }

  /** Weights of unit length; what no example has counts in the length, so that it lowers the rest. */
  private weighed(features: ReadonlySet<string>): Map<string, number> {
    const unknown = Math.log(this.values.length + 1) * 0.5;
    let square = 0;
    const weights = new Map<string, number>();
    for (const feature of features) {
      const known = this.idf.get(feature);
      if (known === undefined) {
        if (shareOf(feature) === 1) square += unknown * unknown;
        continue;
      }
      weights.set(feature, known);
      square += known * known;
    }
    const length = Math.sqrt(square) || 1;
    return new Map([...weights].map(([feature, weight]) => [feature, weight / length]));
  }
}

/** One more likeness, if it is among the three best. */
function keepBest(best: Best, sum: number): void {
  if (sum > best[0]) best.splice(0, 3, sum, best[0], best[1]);
  else if (sum > best[1]) best.splice(1, 2, sum, best[1]);
  else if (sum > best[2]) best[2] = sum;
}
