/** Beginning of the keys of everything about the store that is one person's. */
export const storeKey = (userId: string) => ['store', userId] as const;
