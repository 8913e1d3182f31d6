/**
 * RFC 9106's memory for a shared server, and as many passes that one hash takes about as long as
 * GoTrue's bcrypt: decisions/003, "What a hash costs".
 */
export const HASH_COST = { memoryCost: 65_536, timeCost: 5, parallelism: 1 } as const;
