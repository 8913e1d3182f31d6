import { type Features, shareOf } from './features.ts';

export interface TaughtText {
  owner: number;
  features: Features;
}

/** A feature seen once teaches nothing that holds elsewhere. */
const SEEN = 2;
/** Rounds over all owners, then over those alone that a text is mistaken for: the same, at a sixth of the time. */
const WHOLE_ROUNDS = 1;
const CLOSE_ROUNDS = 6;
const CLOSE = 24;
const STEP = 5;
const LEAST_STEP = 0.1;
const DECAY = 0.00002;

interface Vector {
  at: Int32Array;
  weights: Float32Array;
}

/**
 * What word speaks for which thing *rather than the others*: one linear layer, learned from the examples when
 * the hearing is built, the same on every machine. Nothing is stored, so it cannot fall behind the content.
 */
export class LinearLayer {
  private readonly places = new Map<string, number>();
  private readonly idf: number[] = [];
  private readonly weights: Float32Array;
  private readonly owners: number;

  constructor(owners: number, texts: readonly TaughtText[]) {
    this.owners = owners;
    const counts = new Map<string, number>();
    for (const { features } of texts) {
      for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
    }
    for (const [feature, count] of counts) {
      if (count < SEEN) continue;
      this.places.set(feature, this.idf.length);
      this.idf.push(Math.log((texts.length + 1) / count) * shareOf(feature));
    }
    this.weights = new Float32Array(this.idf.length * owners);
    this.learn(texts);
  }

  /** How likely each owner is, by a piece alone. Adds up to one. */
  likelihoods(piece: Features): Float32Array {
    const sums = new Float32Array(this.owners);
    const { at, weights } = this.vectorOf(piece);
    for (let i = 0; i < at.length; i += 1) {
      const start = (at[i] ?? 0) * this.owners;
      const weight = weights[i] ?? 0;
      for (let owner = 0; owner < this.owners; owner += 1) {
        sums[owner] = (sums[owner] ?? 0) + weight * (this.weights[start + owner] ?? 0);
      }
    }
    return shares(sums);
  }

  private learn(texts: readonly TaughtText[]): void {
    const taught = texts.map(({ owner, features }) => ({ owner, vector: this.vectorOf(features) }));
    const everyone = Int32Array.from({ length: this.owners }, (_, owner) => owner);
    const close: Int32Array[] = taught.map(() => everyone);
    const order = taught.map((_, at) => at);
    const next = numbers();
    const rounds = WHOLE_ROUNDS + CLOSE_ROUNDS;
    for (let round = 0; round < rounds; round += 1) {
      shuffle(order, next);
      const step = STEP * (1 - round / rounds) + LEAST_STEP;
      for (const at of order) {
        const text = taught[at];
        if (!text) continue;
        const among = close[at] ?? everyone;
        const likely = this.teach(text.vector, text.owner, among, step);
        if (round === WHOLE_ROUNDS - 1) close[at] = closest(likely, text.owner);
      }
    }
  }

  /** One step towards the owner of a text; how likely each of `among` was before. */
  private teach(
    { at, weights }: Vector,
    owner: number,
    among: Int32Array,
    step: number,
  ): Float32Array {
    const sums = new Float32Array(among.length);
    for (let i = 0; i < at.length; i += 1) {
      const start = (at[i] ?? 0) * this.owners;
      const weight = weights[i] ?? 0;
      for (let j = 0; j < among.length; j += 1) {
        sums[j] = (sums[j] ?? 0) + weight * (this.weights[start + (among[j] ?? 0)] ?? 0);
      }
    }
    const likely = shares(sums);
    for (let i = 0; i < at.length; i += 1) {
      const start = (at[i] ?? 0) * this.owners;
      const by = step * (weights[i] ?? 0);
      for (let j = 0; j < among.length; j += 1) {
        const place = start + (among[j] ?? 0);
        const known = this.weights[place] ?? 0;
        const missing = (likely[j] ?? 0) - (among[j] === owner ? 1 : 0);
        this.weights[place] = known - by * missing - DECAY * known;
      }
    }
    return likely;
  }

  private vectorOf(features: Features): Vector {
    const at: number[] = [];
    const weights: number[] = [];
    let square = 0;
    for (const feature of features) {
      const place = this.places.get(feature);
      if (place === undefined) continue;
      const weight = this.idf[place] ?? 0;
      at.push(place);
      weights.push(weight);
      square += weight * weight;
    }
    const length = Math.sqrt(square) || 1;
    return {
      at: Int32Array.from(at),
      weights: Float32Array.from(weights, (weight) => weight / length),
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

/** Softmax. */
export function shares(sums: Float32Array): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < sums.length; at += 1) most = Math.max(most, sums[at] ?? 0);
  const raised = new Float32Array(sums.length);
  let total = 0;
  for (let at = 0; at < sums.length; at += 1) {
    const one = Math.exp((sums[at] ?? 0) - most);
    raised[at] = one;
    total += one;
  }
  for (let at = 0; at < raised.length; at += 1) raised[at] = (raised[at] ?? 0) / total;
  return raised;
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
