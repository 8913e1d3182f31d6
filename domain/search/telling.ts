import { EMPTY_WORDS } from './empty-words.content.ts';
import { type Word, wordsOf } from './words.ts';

/** Words that say nothing of what is looked for. */
const EMPTY: ReadonlySet<string> = new Set(EMPTY_WORDS.split(' '));

export const isEmptyWord = (folded: string): boolean => EMPTY.has(folded);

/** The words of a search that say what is looked for; all of them where none does. */
export function tellingWords(query: string): readonly Word[] {
  const words = wordsOf(query);
  const telling = words.filter(({ folded }) => !EMPTY.has(folded));
  return telling.length > 0 ? telling : words;
}
