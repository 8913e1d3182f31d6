/** What people say, and what they need when they say it. */
export interface Meaning {
  /**
   * Ways to say it, in the words of many regions, a bar between them. Behind a `=` the very form is
   * meant, not its family: «=me dejó» is not "no me deja dormir".
   */
  says: string;
  /** The words that our titles and lists have for it. */
  words: string;
  /** Ids of the entries that serve best, the best first, a space between them. */
  first: string;
  /** Help stands first, whatever else is found. */
  serious?: true;
}
