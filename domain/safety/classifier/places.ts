/**
 * Number of places a feature can hash to. A power of two, and so many that what was never learned
 * seldom falls on what was.
 */
export const BUCKETS = 1 << 20;

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
