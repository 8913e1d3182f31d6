import { EMPTY_WORDS } from '../empty-words.content.ts';
import { foldedKeepingEnye } from '../../folded.ts';
import { soundOf } from './spelling.ts';

const SOUNDS: ReadonlySet<string> = new Set(
  EMPTY_WORDS.split(' ').map((word) => soundOf(foldedKeepingEnye(word))),
);

/** Whether a word that nobody knows says nothing, written as it is spoken: "dise", "ba", "asta". */
export const isEmptyAsSpoken = (folded: string): boolean => SOUNDS.has(soundOf(folded));
