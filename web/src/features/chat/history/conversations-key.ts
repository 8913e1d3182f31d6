/** Beginning of the key of every list of conversations; the list itself is fetched later. */
export const conversationsKey = ['chat', 'conversations'] as const;
