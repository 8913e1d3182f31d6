/** Something that can be read in two ways, until its last word is found. */
export interface Story {
  id: string;
  /** Ends where the word goes. */
  text: string;
  /** As it is written, accents and all. */
  word: string;
  /** Which of its letters is missing, from 0. */
  gap: number;
  /** Letters that do not make a word there. */
  wrong: readonly [string, string];
  /** About what happened, once the word is known. */
  question: string;
  yes: boolean;
  because: string;
}
