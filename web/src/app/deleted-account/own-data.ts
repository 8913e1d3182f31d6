import { outbox } from '#web/data/outbox/the-outbox.ts';
import { readUnsent } from '#web/features/chat/offline/unsent.ts';
import { hasUnsentPlan, isShownSignedOut } from '#web/features/safety-plan/plan/plan-store.ts';
import { hasDrafts } from '#web/lib/drafts.ts';
import { itemKeys, readItem, removeItem } from '#web/lib/safe-storage.ts';
import { keepAccountEnd } from './account-end.ts';

async function waitingOf(userId: string) {
  const items = await outbox.kept();
  return items.filter(({ owner }) => owner === userId);
}

/**
 * Whether something of this person lies here that the account never had, or that its person wanted
 * to open here without signing in.
 */
export async function mustAskBeforeForgetting(userId: string): Promise<boolean> {
  return (
    hasDrafts(userId) ||
    readUnsent(userId).length > 0 ||
    hasUnsentPlan(userId) ||
    isShownSignedOut(userId) ||
    (await waitingOf(userId)).length > 0
  );
}

/** Everything of ours that names the person, in its key or in its value, leaves this device. */
export async function forgetAccount(userId: string): Promise<void> {
  await Promise.all((await waitingOf(userId)).map(({ key }) => outbox.discard(key)));
  for (const key of itemKeys('remanso.')) {
    if (key.includes(userId) || readItem(key)?.includes(userId)) removeItem(key);
  }
}

/** What lies here stays, and nobody is asked about it again. */
export function leaveAccountData(userId: string): void {
  keepAccountEnd(userId, null);
}
