import type { OutboxItem } from '../outbox/outbox-store.ts';
import { outbox } from '../outbox/the-outbox.ts';

/** What waits of this person in the outbox, or was refused: all, or the kinds with this beginning. */
export async function waitingOf(userId: string, beginning = ''): Promise<OutboxItem[]> {
  const items = await outbox.kept();
  return items.filter(({ owner, kind }) => owner === userId && kind.startsWith(beginning));
}
