import { vi } from 'vitest';

/**
 * Vitest loads this before each test file: hundreds of accounts are made in tests, and a hash as the
 * product makes it holds a core for a third of a second. Tests of the hash itself take this back
 * with `vi.unmock('#server/auth/passwords/hash-cost.ts')`.
 */
vi.mock('#server/auth/passwords/hash-cost.ts', () => ({
  HASH_COST: { memoryCost: 64, timeCost: 1, parallelism: 1 },
}));
