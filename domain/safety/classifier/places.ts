/**
 * Number of places a feature can hash to. A power of two, and so many that what was never learned
 * seldom falls on what was.
 */
export const BUCKETS = 1 << 21;

/** The hash of nothing: where hashing starts, and what stands for the border of a message. */
export const START = 0x811c9dc5;

const FNV = 0x01000193;

export function hashOf(text: string): number {
  let hash = START;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), FNV);
  return hash;
}

/** Two hashes in one, in this order. */
export function mix(one: number, other: number): number {
  return Math.imul(one ^ (other >>> 7) ^ Math.imul(other, 31), FNV);
}

/** The place of a hash among features of one kind. */
export function bucket(hash: number, kind: number): number {
  const mixed = Math.imul(hash ^ Math.imul(kind, 0x9e3779b1), 0x85ebca6b);
  const stirred = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  return (stirred ^ (stirred >>> 13)) & (BUCKETS - 1);
}

/** What a feature is made of. */
export const KINDS = { words: 0, meanings: 1, letters: 2, evidence: 3 } as const;
export const KIND_COUNT = 4;

const PLACE_BITS = 21;
const KIND_SHIFT = 30;
const LAST_WORD = (1 << (KIND_SHIFT - PLACE_BITS)) - 1;

/** A place, the word at which its feature ends and the feature's kind, in one number. */
export function tagged(place: number, word: number, kind: number): number {
  return place | (Math.min(word, LAST_WORD) << PLACE_BITS) | (kind << KIND_SHIFT);
}

export function placeOf(feature: number): number {
  return feature & (BUCKETS - 1);
}

export function wordOf(feature: number): number {
  return (feature >>> PLACE_BITS) & LAST_WORD;
}

export function kindOf(feature: number): number {
  return feature >>> KIND_SHIFT;
}
