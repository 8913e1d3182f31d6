/** Beginning of the key of every query that answers with lines of a person's ledger. */
export function practicesKey(userId: string) {
  return ['practice-ratings', userId] as const;
}
