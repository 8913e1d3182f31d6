/** A word to be found, and what is said of it then. */
export interface ThemeWord {
  word: string;
  gloss: string;
}

export interface Theme {
  id: string;
  title: string;
  /** What the words have in common, before any of them is found. */
  lead: string;
  words: readonly ThemeWord[];
}
