/** Beginning of the key of every query that answers with what a person did with lessons. */
export function eventsKey(userId: string) {
  return ['lesson-events', userId] as const;
}
