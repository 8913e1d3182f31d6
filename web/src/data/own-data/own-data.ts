import type { KeptHere } from './kept-here.ts';

/** Milliseconds that sign-out waits for pending writes to be sent. */
const LAST_TRY_MS = 2000;

export interface Unsent {
  count: number;
  words: string;
}

/** What one person has on this device. */
export interface OwnData {
  /** What the account does not have, after one more try to send it. */
  unsent: (userId: string) => Promise<Unsent[]>;
  /** Whether something lies here that the account never had, or that was to stay here. */
  mustAsk: (userId: string) => Promise<boolean>;
  erase: (userId: string, leaving: boolean) => Promise<void>;
}

export function ownDataOf(registry: readonly KeptHere[]): OwnData {
  const personal = registry.filter((kept) => kept.whose === 'person');

  async function counted(userId: string): Promise<Unsent[]> {
    const found: Unsent[] = [];
    for (const { unsent, inWords } of personal) {
      const count = (await unsent?.(userId)) ?? 0;
      if (count > 0 && inWords) found.push({ count, words: inWords(count) });
    }
    return found;
  }

  return {
    async unsent(userId) {
      const tries = personal.map(async ({ deliver }) => deliver?.(userId));
      const patience = new Promise((resolve) => setTimeout(resolve, LAST_TRY_MS));
      await Promise.race([Promise.allSettled(tries), patience]);
      return await counted(userId);
    },
    mustAsk: async (userId) =>
      personal.some(({ wantedHere }) => wantedHere?.(userId)) || (await counted(userId)).length > 0,
    async erase(userId, leaving) {
      // One that fails must not keep the others.
      const done = await Promise.allSettled(
        personal.map(async ({ erase }) => erase(userId, leaving)),
      );
      const failed = done.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    },
  };
}
