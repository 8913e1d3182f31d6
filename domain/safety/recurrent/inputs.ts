import { meaningsOf } from '../classifier/meanings.ts';
import { hashOf } from '../classifier/places.ts';

/** Rows of what runs of letters mean; the first is for none. */
export const RUN_ROWS = 1 << 14;
const SHORTEST_RUN = 3;
const LONGEST_RUN = 4;
/** So many runs of a word at most: those of some eleven letters. */
export const MAX_RUNS = 20;
/** Rows of what the meanings of words add; the first is for none. */
export const MEANING_ROWS = 1 << 10;
/** Of so many meanings at most. */
export const MAX_MEANINGS = 6;
/** Rows of what the rules find; the first is for nothing. */
export const FINDING_ROWS = 1 << 13;
/** Row of every word that is not known by itself; the first is for none. */
export const UNKNOWN_WORD = 1;

/**
 * The rows of a word's runs of three and four letters, its borders included, and of the whole:
 * what a slip or an ending leaves of a word still sounds like it.
 */
export function runsOf(word: string): number[] {
  const whole = `<${word}>`;
  const rows = [rowAmong(RUN_ROWS, hashOf(whole))];
  for (let length = SHORTEST_RUN; length <= LONGEST_RUN; length += 1) {
    for (let from = 0; from + length <= whole.length; from += 1) {
      if (rows.length === MAX_RUNS) return rows;
      rows.push(rowAmong(RUN_ROWS, hashOf(whole.slice(from, from + length))));
    }
  }
  return rows;
}

/** The rows of what a word means by itself. */
export function meaningRowsOf(word: string): number[] {
  return meaningsOf(word)
    .slice(0, MAX_MEANINGS)
    .map((hash) => rowAmong(MEANING_ROWS, hash));
}

/** The row of something that the rules found. */
export function findingRowOf(hash: number): number {
  return rowAmong(FINDING_ROWS, hash);
}

function rowAmong(rows: number, hash: number): number {
  const stirred = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return 1 + (((stirred ^ (stirred >>> 13)) >>> 0) % (rows - 1));
}

/** Rows of the words known by themselves, the most common first. */
export function rowsOf(words: string): Map<string, number> {
  return new Map(words.split(' ').map((word, at) => [word, at + UNKNOWN_WORD + 1]));
}
