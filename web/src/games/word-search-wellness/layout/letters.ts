/** The Spanish alphabet as it stands in a word search: Ñ is a letter, an accent is not. */
export const ALPHABET = 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';

/**
 * The letters of a word as they stand in the grid: capitals, Ñ kept, accents and ¨ gone, and nothing
 * that is no letter.
 */
export function lettersOf(word: string): string {
  const decomposed = word.normalize('NFC').toUpperCase().replaceAll('Ñ', '\u0000').normalize('NFD');
  return [...decomposed]
    .map((letter) => (letter === '\u0000' ? 'Ñ' : letter))
    .filter((letter) => ALPHABET.includes(letter))
    .join('');
}

/**
 * What fills the grid: about as often as in Spanish prose, without the letters that would give
 * themselves away.
 */
export const FILLING = 'EEEEEEAAAAAAOOOOOSSSRRRNNNIIILLLDDDTTTUUCCCMMPPBBGGVHFÑZJ';
