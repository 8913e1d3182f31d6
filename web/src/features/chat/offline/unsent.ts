import { draftOwner } from '#web/lib/drafts.ts';
import { readJson, removeItem, writeItem } from '#web/lib/safe-storage.ts';
import { isUnsent, type LocalAnswer, type Unsent } from './unsent-item.ts';

export type { LocalAnswer, Unsent };

/*
 * Messages that the server may not have yet. One is written here before it is sent and removed when
 * the server says that it was stored, so that neither a lost connection, an ended session nor a
 * closed tab can lose a sentence. The id is made here: sending twice stores once.
 */

const keyOf = (owner: string) => `remanso.chat.unsent.${owner}`;

/** In the order in which they were written. Broken entries are left out, never the rest. */
export function readUnsent(owner = draftOwner()): Unsent[] {
  const list = readJson(keyOf(owner), (value) => (Array.isArray(value) ? value : null)) ?? [];
  return list.filter(isUnsent);
}

/** Adds a message, or replaces the one with its id in place. */
export function keepUnsent(item: Unsent, owner = draftOwner()): void {
  const list = readUnsent(owner);
  const place = list.findIndex(({ messageId }) => messageId === item.messageId);
  write(place < 0 ? [...list, item] : list.with(place, item), owner);
}

export function removeUnsent(messageId: string, owner = draftOwner()): void {
  write(
    readUnsent(owner).filter((item) => item.messageId !== messageId),
    owner,
  );
}

/** The conversation got its id: whatever else waits in it belongs there too. */
export function nameThread(thread: string, conversationId: string, owner = draftOwner()): void {
  const list = readUnsent(owner);
  write(
    list.map((item) =>
      item.thread === thread && item.conversationId === null ? { ...item, conversationId } : item,
    ),
    owner,
  );
}

function write(list: readonly Unsent[], owner: string): void {
  if (list.length === 0) removeItem(keyOf(owner));
  else writeItem(keyOf(owner), JSON.stringify(list));
}
