/** Beginning of the key of every query that answers with a person's marks and notes in lessons. */
export function notesKey(userId: string) {
  return ['lesson-notes', userId] as const;
}
