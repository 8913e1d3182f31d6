/** Where the words to an entry are kept while they are being written. */
export const noteDraft = (entryId: string) => `mood-note.${entryId}`;
