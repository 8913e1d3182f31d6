import { ALPHABET } from './alphabet.content.ts';

/** Stands for Ñ while the accents of other letters are taken off. */
const KEPT = '\u0000';
const ENYE = '\u00D1';

/**
 * The letters of a word as they stand in the grid: capitals, Ñ kept, accents and diaeresis gone, and
 * nothing that is no letter.
 */
export function lettersOf(word: string): string {
  const decomposed = word.normalize('NFC').toUpperCase().replaceAll(ENYE, KEPT).normalize('NFD');
  return Array.from(decomposed, (letter) => (letter === KEPT ? ENYE : letter))
    .filter((letter) => ALPHABET.includes(letter))
    .join('');
}
