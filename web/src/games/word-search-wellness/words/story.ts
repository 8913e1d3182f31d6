/** Something that can be read in two ways, until its last word is found. */
export interface Story {
  id: string;
  /** Ends where the word goes. */
  text: string;
  /** As it is written, accents and all. */
  word: string;
  /** About what happened, once the word is known. */
  question: string;
  yes: boolean;
  because: string;
}
