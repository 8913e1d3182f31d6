import { moveOlderItems } from '#web/data/outbox/move-older-items.ts';
import { deliverFor } from '#web/data/outbox/the-outbox.ts';
// Each kind tells the outbox of itself when its declaration is loaded.
import './kinds.ts';

/** Sends what waits of this person from now on, of every kind. Returns the end of it. */
export async function startDelivery(owner: string): Promise<() => void> {
  await moveOlderItems();
  return deliverFor(owner);
}
