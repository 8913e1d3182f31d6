/** Where the words for a consultation are kept while they are wanted. */
export const SUMMARY_DRAFT = 'mood-note.summary';
