/** Beginning of the key of every query that answers with a person's ledger as the tools read it. */
export function practicesKey(userId: string) {
  return ['practice-ratings', userId] as const;
}
