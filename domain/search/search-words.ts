import { folded } from '#domain/folded.ts';
import { EMPTY_WORDS } from './empty-words.content.ts';

/** Words that say nothing of what is looked for. */
const EMPTY = new Set(EMPTY_WORDS.split(' '));

/** How a search begins to be compared: its telling words, cut where Spanish begins to decline. */
export function searchWords(query: string): readonly string[] {
  const words = folded(query)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !EMPTY.has(word));
  return (telling.length > 0 ? telling : words).map(stem);
}

/** "preocupada", "preocupado" and "preocupación" begin alike. */
const stem = (word: string) =>
  word.length > 5 ? word.slice(0, Math.max(5, word.length - 3)) : word;
