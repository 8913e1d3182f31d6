/** Where the words to an entry are kept while they are being written. */
export const noteDraft = (entryId: string) => `mood-note.${entryId}`;

/** Where a word of one's own is, until it is added. */
export const ownWordDraft = (entryId: string) => `mood-note.${entryId}.word`;
