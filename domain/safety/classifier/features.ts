import type { Token } from '../text/tokens.ts';
import { addMeanings } from './meanings.ts';
import type { FoundAt } from './track.ts';
import { bucket, hashOf, KINDS, mix, START, tagged } from './places.ts';

const LONGEST_GRAM = 5;
const SHORTEST_GRAM = 3;
const FNV = 0x01000193;
const WORD = 0x5f;
const PAIR = 0x7e;
const SKIP = 0x3d;
const EVIDENCE = 0x45;
const BORDER = 32;

/** How much of the whole each kind of feature speaks with: so many times it is counted. */
const LOUDNESS = { words: 2, evidence: 3 };

/**
 * Hashed features of normalised words, each tagged with its word and kind (`places.ts`): each word, each pair of neighbours (also over one word
 * between), runs of three to five letters within a word, which catch endings and slips, what the
 * words mean, and what the rules found (`judge/evidence.ts`). A feature counts as often as it
 * stands in the list.
 */
export function featuresOf(tokens: readonly Token[], evidence: readonly FoundAt[]): number[] {
  const found: number[] = [];
  const hashes = tokens.map((token) => hashOf(token.word));
  for (let i = 0; i <= hashes.length; i += 1) {
    const own = hashes[i];
    const last = hashes[i - 1] ?? START;
    const at = Math.min(i, hashes.length - 1);
    const add = (place: number) => found.push(tagged(place, at, KINDS.words));
    for (let times = 0; times < LOUDNESS.words; times += 1) {
      if (own !== undefined) add(bucket(own, WORD));
      add(bucket(mix(last, own ?? START), PAIR));
    }
    if (i >= 2) add(bucket(mix(hashes[i - 2] ?? START, own ?? START), SKIP));
  }
  addMeanings(tokens, hashes, found);
  for (const [at, token] of tokens.entries()) addGrams(token.word, at, found);
  for (const { hash, word } of evidence) {
    const feature = tagged(bucket(hash, EVIDENCE), word, KINDS.evidence);
    for (let times = 0; times < LOUDNESS.evidence; times += 1) found.push(feature);
  }
  return found;
}

/** No strings are made: the numbers are rolled letter by letter. */
function addGrams(word: string, at: number, into: number[]): void {
  for (let from = -1; from < word.length; from += 1) {
    let hash = START;
    for (let length = 1; length <= LONGEST_GRAM && from + length <= word.length + 1; length += 1) {
      const letter = from + length - 1;
      const code = letter < 0 || letter === word.length ? BORDER : word.charCodeAt(letter);
      hash = Math.imul(hash ^ code, FNV);
      if (length >= SHORTEST_GRAM) into.push(tagged(bucket(hash, length), at, KINDS.letters));
    }
  }
}
