/** How our own files say what they are. */
export const MOOD_FORMAT = 'remanso-mood';
export const DIARY_FORMAT = 'remanso-diary';
/** What this version writes, and the newest that it reads. */
export const FORMAT_VERSION = 1;
