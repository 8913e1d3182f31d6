/** The Spanish alphabet as it stands in a word search: Ñ is a letter, an accent is not. */
export const ALPHABET = 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';

/**
 * What fills the grid: about as often as in Spanish prose, without the letters that would give
 * themselves away.
 */
export const FILLING = 'EEEEEEAAAAAAOOOOOSSSRRRNNNIIILLLDDDTTTUUCCCMMPPBBGGVHFÑZJ';
