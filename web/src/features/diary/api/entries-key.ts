/** Beginning of the key of every list of a person's diary. */
export function entriesKey(userId: string) {
  return ['diary', userId, 'entries'] as const;
}
