import { moveOlderItems } from '#web/data/outbox/move-older-items.ts';
import { outbox } from '#web/data/outbox/the-outbox.ts';
// Each kind tells the outbox of itself when its declaration is loaded.
import './kinds.ts';

const RETRY_MS = 20_000;

/**
 * Sends what waits of this person now, of every kind, whenever the network comes back, and every so
 * often in between. Returns the end of it.
 */
export async function startDelivery(owner: string): Promise<() => void> {
  await moveOlderItems();
  const flush = () => void outbox.flush(owner).catch(() => undefined);
  flush();
  const timer = setInterval(flush, RETRY_MS);
  window.addEventListener('online', flush);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', flush);
  };
}
