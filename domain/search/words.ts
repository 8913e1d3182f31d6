import { foldedKeepingEnye } from '../folded.ts';

/** A word where it stands in a text. */
export interface Word {
  /** Where it begins and ends in the text. */
  from: number;
  to: number;
  folded: string;
}

const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** The words of a text without accents and capitals; an ñ stays the letter that it is. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORDS)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    folded: foldedKeepingEnye(word),
  }));
}
