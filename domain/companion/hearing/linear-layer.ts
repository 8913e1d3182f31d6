import { FEATURE_NUMBERS } from './feature-numbers.ts';
import type { Features } from './features.ts';

export interface TaughtText {
  owner: number;
  features: Features;
}

/** A feature seen once teaches nothing that holds elsewhere. */
const SEEN = 2;
/** Rounds over all owners, then over those alone that a text is mistaken for: the same, at a sixth of the time. */
const WHOLE_ROUNDS = 1;
const CLOSE_ROUNDS = 3;
const CLOSE = 24;
const STEP = 5;
const LEAST_STEP = 0.1;
/** So many texts are learned before something else may be done. */
const TEXTS_A_STEP = 400;
/** What is left of a weight at each step. */
const KEPT = 1 - 0.00002;

interface Vector {
  /** Where the rows of its features begin. */
  starts: Int32Array;
  weights: Float32Array;
}

/**
 * What word speaks for which thing *rather than the others*: one linear layer, learned from the examples when
 * the hearing is built, the same on every machine. Nothing is stored, so it cannot fall behind the content.
 */
export class LinearLayer {
  /** The row of each feature, counted from one; nothing for what was not seen often enough. */
  private readonly rows: Int32Array;
  private readonly idf: Float64Array;
  private readonly weights: Float32Array;
  private readonly owners: number;

  private constructor(owners: number, texts: readonly TaughtText[]) {
    this.owners = owners;
    const counts = new Int32Array(FEATURE_NUMBERS.size);
    for (const { features } of texts) {
      for (const one of features) counts[one] = (counts[one] ?? 0) + 1;
    }
    this.rows = new Int32Array(counts.length);
    this.idf = new Float64Array(counts.length);
    let rows = 0;
    for (const [feature, count] of counts.entries()) {
      if (count < SEEN) continue;
      rows += 1;
      this.rows[feature] = rows;
      this.idf[feature] = Math.log((texts.length + 1) / count) * FEATURE_NUMBERS.shareOf(feature);
    }
    this.weights = new Float32Array(rows * owners);
  }

  /** Learns from the texts, a few of them at each step. */
  static *learned(owners: number, texts: readonly TaughtText[]): Generator<undefined, LinearLayer> {
    const layer = new LinearLayer(owners, texts);
    yield* layer.learn(texts);
    return layer;
  }

  /** How likely each owner is, by a piece alone. Adds up to one. */
  likelihoods(piece: Features): Float32Array {
    const sums = new Float32Array(this.owners);
    const { starts, weights } = this.vectorOf(piece);
    for (let i = 0; i < starts.length; i += 1) {
      const start = starts[i] ?? 0;
      const weight = weights[i] ?? 0;
      for (let owner = 0; owner < this.owners; owner += 1) {
        sums[owner] = (sums[owner] ?? 0) + weight * (this.weights[start + owner] ?? 0);
      }
    }
    return shares(sums);
  }

  private *learn(texts: readonly TaughtText[]): Generator<undefined> {
    const taught = texts.map(({ owner, features }) => ({ owner, vector: this.vectorOf(features) }));
    const everyone = Int32Array.from({ length: this.owners }, (_, owner) => owner);
    const close: Int32Array[] = taught.map(() => everyone);
    const order = taught.map((_, at) => at);
    const next = numbers();
    const rounds = WHOLE_ROUNDS + CLOSE_ROUNDS;
    const likely = new Float32Array(this.owners);
    for (let round = 0; round < rounds; round += 1) {
      shuffle(order, next);
      const step = STEP * (1 - round / rounds) + LEAST_STEP;
      for (const [count, at] of order.entries()) {
        const text = taught[at];
        if (!text) continue;
        if (count % TEXTS_A_STEP === 0) yield;
        const among = close[at] ?? everyone;
        this.teach(text.vector, text.owner, among, step, likely);
        if (round === WHOLE_ROUNDS - 1) close[at] = closest(likely, text.owner);
      }
    }
  }

  /** One step towards the owner of a text; `likely` becomes how likely each of `among` was before. */
  private teach(
    { starts, weights: own }: Vector,
    owner: number,
    among: Int32Array,
    step: number,
    likely: Float32Array,
  ): void {
    const { weights } = this;
    const { length } = among;
    likely.fill(0, 0, length);
    for (let i = 0; i < starts.length; i += 1) {
      const start = starts[i] ?? 0;
      const weight = own[i] ?? 0;
      for (let j = 0; j < length; j += 1) {
        likely[j] = (likely[j] ?? 0) + weight * (weights[start + (among[j] ?? 0)] ?? 0);
      }
    }
    becomeShares(likely, length);
    const mine = among.indexOf(owner);
    const before = likely[mine] ?? 0;
    likely[mine] = before - 1;
    for (let i = 0; i < starts.length; i += 1) {
      const start = starts[i] ?? 0;
      const by = step * (own[i] ?? 0);
      for (let j = 0; j < length; j += 1) {
        const place = start + (among[j] ?? 0);
        weights[place] = (weights[place] ?? 0) * KEPT - by * (likely[j] ?? 0);
      }
    }
    likely[mine] = before;
  }

  private vectorOf(features: Features): Vector {
    const known = features.filter((feature) => (this.rows[feature] ?? 0) > 0);
    let square = 0;
    for (const feature of known) square += (this.idf[feature] ?? 0) ** 2;
    const length = Math.sqrt(square) || 1;
    return {
      starts: known.map((feature) => ((this.rows[feature] ?? 0) - 1) * this.owners),
      weights: Float32Array.from(known, (feature) => (this.idf[feature] ?? 0) / length),
    };
  }
}

/** Those that a text is most easily taken for, its own among them. */
function closest(likely: Float32Array, owner: number): Int32Array {
  const found: number[] = [];
  for (let one = 0; one < likely.length; one += 1) {
    const share = likely[one] ?? 0;
    if (one === owner || share <= (likely[found[CLOSE - 2] ?? -1] ?? 0)) continue;
    let at = Math.min(found.length, CLOSE - 1);
    while (at > 0 && (likely[found[at - 1] ?? 0] ?? 0) < share) at -= 1;
    found.splice(at, 0, one);
    if (found.length >= CLOSE) found.pop();
  }
  return Int32Array.from([owner, ...found]);
}

/** Softmax, in place, of the first `length`. */
function becomeShares(sums: Float32Array, length: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < length; at += 1) most = Math.max(most, sums[at] ?? 0);
  let total = 0;
  for (let at = 0; at < length; at += 1) {
    const one = Math.exp((sums[at] ?? 0) - most);
    sums[at] = one;
    total += one;
  }
  for (let at = 0; at < length; at += 1) sums[at] = (sums[at] ?? 0) / total;
}

/** Softmax. */
export function shares(sums: Float32Array): Float32Array {
  becomeShares(sums, sums.length);
  return sums;
}

/** The same numbers everywhere: an order of learning, nothing secret. */
function numbers(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
}

function shuffle(order: number[], next: () => number): void {
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(next() * (i + 1));
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
}
