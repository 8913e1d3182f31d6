/** No vowels and nothing that looks like something else: it is read aloud and typed again. */
const LETTERS = 'bcdfghjkmnpqrstvwxz23456789';
const LENGTH = 6;

/** A short name for the chance of one run. */
export function makeSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** What somebody typed, as a seed; null when nothing is left of it. */
export function readSeed(text: string): string | null {
  const seed = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 24);
  return seed === '' ? null : seed;
}
