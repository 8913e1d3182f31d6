/** The most characters of somebody's note to a lesson; the same number stands in SQL. */
export const LESSON_NOTE_MAX_LENGTH = 1000;
