/** Beginning of the key of every list of a person's keepsakes. */
export function keepsakesKey(userId: string) {
  return ['chat', userId, 'keepsakes'] as const;
}
