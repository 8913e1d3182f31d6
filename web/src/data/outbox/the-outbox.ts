import { useMemo, useSyncExternalStore } from 'react';
import { createOutbox, type OutboxKind } from './outbox.ts';
import type { OutboxItem } from './outbox-items.ts';

const RETRY_MS = 20_000;

/** The one of this browser. */
export const outbox = createOutbox();

/** Declares one kind of thing that is done offline as well. */
export function outboxKind<Change>(kind: OutboxKind<Change>) {
  outbox.declare(kind);
  return {
    ...kind,
    /** @param id where what is kept has one of its own: under it, it is kept and done once */
    add: (owner: string, change: Change, id?: string) => outbox.add(kind.kind, owner, change, id),
    /** What waits and can be read, in the order in which it was done. */
    waiting: (owner: string): Change[] =>
      itemsOf(kind.kind, owner).flatMap(({ payload }) => kind.schema(payload) ?? []),
    unsent: (owner: string) => itemsOf(kind.kind, owner).length,
  };
}

/**
 * Sends what waits of this person now, whenever the network comes back, and every so often in
 * between. Returns the end of it.
 */
export function deliverFor(owner: string): () => void {
  const flush = () => void outbox.flush(owner).catch(() => undefined);
  flush();
  const timer = setInterval(flush, RETRY_MS);
  window.addEventListener('online', flush);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', flush);
  };
}

const NOTHING: readonly OutboxItem[] = [];

/** What waits of one kind of this person, or was refused. */
export function itemsOf(kind: string, owner: string): readonly OutboxItem[] {
  return outbox.items().filter((item) => item.owner === owner && item.kind === kind);
}

/** The same, followed while something is on screen. */
export function useOutboxItems(kind: string, owner: string): readonly OutboxItem[] {
  const items = useSyncExternalStore(outbox.subscribe, outbox.items, () => NOTHING);
  return useMemo(
    () => items.filter((item) => item.owner === owner && item.kind === kind),
    [items, owner, kind],
  );
}
