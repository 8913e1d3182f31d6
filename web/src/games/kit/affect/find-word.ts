import type { Emotion } from './emotion.ts';
import { REGIONAL, TWINS, WORDS } from './words.content.ts';

/** A word of any list; twins come with what tells them apart. */
export function findWord(word: string): Emotion | undefined {
  return [...TWINS, ...WORDS, ...REGIONAL].find((one) => one.word === word);
}
