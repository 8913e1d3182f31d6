import { outbox } from '#web/data/outbox/the-outbox.ts';
import { discardDrafts, hasDrafts } from '#web/lib/drafts.ts';

/** Sending may still help, but nobody waits long for the door. */
const LAST_TRY_MS = 2000;

function ofPerson(userId: string) {
  return outbox.items().filter(({ owner }) => owner === userId);
}

/** Whether this person wrote or did something that has not left this device. Tries once more to send it. */
export async function hasUnsent(userId: string): Promise<boolean> {
  const patience = new Promise((resolve) => setTimeout(resolve, LAST_TRY_MS));
  await Promise.race([outbox.flush(userId).catch(() => undefined), patience]);
  return hasDrafts(userId) || ofPerson(userId).length > 0;
}

/** Only after asking. */
export async function discardUnsent(userId: string): Promise<void> {
  discardDrafts(userId);
  await Promise.all(ofPerson(userId).map(({ key }) => outbox.discard(key)));
}
