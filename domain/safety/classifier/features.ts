import type { Token } from '../text/tokens.ts';
import { addMeanings } from './meanings.ts';
import { bucket, hashOf, mix, START } from './places.ts';

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
 * Hashed features of normalised words: each word, each pair of neighbours (also over one word
 * between), runs of three to five letters within a word, which catch endings and slips, what the
 * words mean, and what the rules found (`judge/evidence.ts`). A feature counts as often as it
 * stands in the list.
 */
export function featuresOf(tokens: readonly Token[], evidence: readonly number[]): number[] {
  const found: number[] = [];
  const hashes = tokens.map((token) => hashOf(token.word));
  for (let i = 0; i <= hashes.length; i += 1) {
    const own = hashes[i];
    const last = hashes[i - 1] ?? START;
    for (let times = 0; times < LOUDNESS.words; times += 1) {
      if (own !== undefined) found.push(bucket(own, WORD));
      found.push(bucket(mix(last, own ?? START), PAIR));
    }
    if (i >= 2) found.push(bucket(mix(hashes[i - 2] ?? START, own ?? START), SKIP));
  }
  addMeanings(tokens, hashes, found);
  for (const token of tokens) addGrams(token.word, found);
  for (const one of evidence) {
    const place = bucket(one, EVIDENCE);
    for (let times = 0; times < LOUDNESS.evidence; times += 1) found.push(place);
  }
  return found;
}

/** No strings are made: the numbers are rolled letter by letter. */
function addGrams(word: string, into: number[]): void {
  for (let from = -1; from < word.length; from += 1) {
    let hash = START;
    for (let length = 1; length <= LONGEST_GRAM && from + length <= word.length + 1; length += 1) {
      const at = from + length - 1;
      const code = at < 0 || at === word.length ? BORDER : word.charCodeAt(at);
      hash = Math.imul(hash ^ code, FNV);
      if (length >= SHORTEST_GRAM) into.push(bucket(hash, length));
    }
  }
}
