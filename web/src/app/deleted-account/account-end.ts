import { itemKeys, readItem, removeItem, writeItem } from '#web/lib/safe-storage.ts';

/** When an account used on this device will be deleted: afterwards nobody can sign in to ask. */
const PREFIX = 'remanso.account-end.';

/** @param due when it goes, or null when it stays */
export function keepAccountEnd(userId: string, due: string | null): void {
  if (due === null) removeItem(PREFIX + userId);
  else writeItem(PREFIX + userId, due);
}

export function hasAccountEnds(): boolean {
  return itemKeys(PREFIX).length > 0;
}

/** Accounts whose week is over by the clock of this device. */
export function endedAccounts(now = Date.now()): string[] {
  return itemKeys(PREFIX)
    .filter((key) => Date.parse(readItem(key) ?? '') <= now)
    .map((key) => key.slice(PREFIX.length));
}
