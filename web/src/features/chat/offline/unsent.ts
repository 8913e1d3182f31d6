import { isItemStored } from '#web/data/outbox/outbox-items.ts';
import { outbox, outboxKind } from '#web/data/outbox/the-outbox.ts';
import { draftOwner } from '#web/lib/drafts.ts';
import { readJson, removeItem } from '#web/lib/safe-storage.ts';
import { isUnsent, type LocalAnswer, type Unsent } from './unsent-item.ts';

export type { LocalAnswer, Unsent };

/**
 * Messages that the server may not have yet. One is kept before it is sent and let go when the server
 * says that it was stored, so that neither a lost connection, an ended session nor a closed tab can
 * lose a sentence. The open conversation sends them: an answer has to be shown, and new words, perhaps
 * of danger, go before older ones.
 */
export const messages = outboxKind<Unsent>({
  kind: 'chat',
  schema: (payload) => (isUnsent(payload) ? payload : null),
});

/** In the order in which they were written. Broken entries are left out, never the rest. */
export function readUnsent(owner = draftOwner()): Unsent[] {
  moveOlder(owner);
  return messages.waiting(owner);
}

/** Adds a message, or replaces the one with its id in place. */
export function keepUnsent(item: Unsent, owner = draftOwner()): void {
  moveOlder(owner);
  messages.add(owner, item, item.messageId);
}

export function removeUnsent(messageId: string, owner = draftOwner()): void {
  outbox.discard(owner, messages.kind, messageId);
}

/** The conversation got its id: whatever else waits in it belongs there too. */
export function nameThread(thread: string, conversationId: string, owner = draftOwner()): void {
  for (const item of readUnsent(owner)) {
    if (item.thread === thread && item.conversationId === null) {
      keepUnsent({ ...item, conversationId }, owner);
    }
  }
}

/** Versions before November 2026 kept one list a person. */
export const OLDER_KEY = 'remanso.chat.unsent';

export function moveOlder(owner: string): void {
  const key = `${OLDER_KEY}.${owner}`;
  const list = readJson(key, (value) => (Array.isArray(value) ? value : null));
  if (list === null) return;
  const ids = list.map((item) =>
    outbox.add(messages.kind, owner, item, isUnsent(item) ? item.messageId : undefined),
  );
  // Where storage is full the list stays: what is only in memory goes with the page.
  if (ids.every((id) => isItemStored(owner, id))) removeItem(key);
}
