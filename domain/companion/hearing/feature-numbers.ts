/** What a feature is made of; a pair or two concepts by the numbers of their parts. */
export type FeatureKind = 'word' | 'pair' | 'meaning' | 'concept' | 'concepts';

/** How much a feature counts beside a word: a pair says little more than its two words. */
const SHARES: Readonly<Record<FeatureKind, number>> = {
  word: 1,
  pair: 0.4,
  meaning: 0.5,
  concept: 0.8,
  concepts: 0.5,
};

/** More than there are words, and fewer than a safe product of two. */
const SPAN = 2 ** 25;

/** One key for two numbers, also for those below zero. */
export function keyOfTwo(a: number, b: number): number {
  return (a + SPAN / 2) * SPAN + b + SPAN / 2;
}

/**
 * Numbers of the features that the content has. What only a message has gets a number below zero for as
 * long as the message is read, so that nothing grows with what people write.
 */
class FeatureNumbers {
  private readonly known: Readonly<Record<FeatureKind, Map<string | number, number>>> = {
    word: new Map(),
    pair: new Map(),
    meaning: new Map(),
    concept: new Map(),
    concepts: new Map(),
  };
  private readonly shares: number[] = [];

  get size(): number {
    return this.shares.length;
  }

  /** The number of a feature; a new one where it is the content that has it. */
  learn(kind: FeatureKind, key: string | number): number {
    const map = this.known[kind];
    const before = map.get(key);
    if (before !== undefined) return before;
    const number = this.shares.length;
    map.set(key, number);
    this.shares.push(SHARES[kind]);
    return number;
  }

  /** The number of a feature of a message. */
  find(kind: FeatureKind, key: string | number, unseen: Map<string, number>): number {
    const before = this.known[kind].get(key);
    if (before !== undefined) return before;
    const own = `${kind} ${key}`;
    const again = unseen.get(own);
    if (again !== undefined) return again;
    // Odd for a word: it counts where nothing has it.
    const number = -2 * (unseen.size + 1) - (kind === 'word' ? 1 : 0);
    unseen.set(own, number);
    return number;
  }

  shareOf(number: number): number {
    return this.shares[number] ?? 0;
  }

  /** Whether it is a word, of the content or of a message alone. */
  isWord(number: number): boolean {
    return number < 0 ? number % 2 !== 0 : this.shares[number] === 1;
  }
}

export const FEATURE_NUMBERS = new FeatureNumbers();
