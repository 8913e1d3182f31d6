import { useSyncExternalStore } from 'react';
import { clearDraft, draftOwner } from '#web/lib/drafts.ts';
import { readJson, removeItem, writeItem } from '#web/lib/safe-storage.ts';
import { deleteConversation } from '../api/delete-conversation.ts';
import { draftKey } from '../composer/use-conversation-draft.ts';
import { readUnsent, removeUnsent } from '../offline/unsent.ts';

/** How long a person can take a removal back. */
export const UNDO_MS = 10_000;

/**
 * Conversations that were removed on screen but not yet on the server. They are written down, so
 * that a tab closed within those seconds still does what was asked, at the next visit.
 */
const keyOf = (owner: string) => `remanso.chat.removed.${owner}`;
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
let cached: { text: string; ids: readonly string[] } = { text: '[]', ids: NONE };

function removed(owner = draftOwner()): readonly string[] {
  const ids = readJson(keyOf(owner), (value) => (Array.isArray(value) ? value : null)) ?? [];
  const text = JSON.stringify(ids);
  if (text !== cached.text) {
    cached = { text, ids: ids.filter((id): id is string => typeof id === 'string') };
  }
  return cached.ids;
}

function write(ids: readonly string[], owner: string): void {
  if (ids.length === 0) removeItem(keyOf(owner));
  else writeItem(keyOf(owner), JSON.stringify(ids));
  for (const listener of listeners) listener();
}

/** The ids that are not to be shown. */
export function useRemoved(): readonly string[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    removed,
    () => NONE,
  );
}

/**
 * Hides it at once and deletes it when the time to undo is over.
 * @param onDeleted takes it out of what was fetched, before it stops being hidden
 */
export function removeLater(id: string, onDeleted: (id: string) => Promise<void>): void {
  const owner = draftOwner();
  write([...removed(owner), id], owner);
  timers.set(
    id,
    setTimeout(() => void commit(id, owner, onDeleted), UNDO_MS),
  );
}

export function undoRemoval(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  const owner = draftOwner();
  write(
    removed(owner).filter((one) => one !== id),
    owner,
  );
}

/** Deletes what an earlier visit left undone. */
export async function finishRemovals(onDeleted: (id: string) => Promise<void>): Promise<void> {
  const owner = draftOwner();
  for (const id of removed(owner)) if (!timers.has(id)) await commit(id, owner, onDeleted);
}

/** Without connection it stays hidden, and is tried again at the next visit. */
async function commit(
  id: string,
  owner: string,
  onDeleted: (id: string) => Promise<void>,
): Promise<void> {
  timers.delete(id);
  try {
    await deleteConversation(id);
  } catch {
    return;
  }
  for (const item of readUnsent(owner)) {
    if (item.conversationId === id) removeUnsent(item.messageId, owner);
  }
  clearDraft(draftKey(id), owner);
  await onDeleted(id);
  write(
    removed(owner).filter((one) => one !== id),
    owner,
  );
}
