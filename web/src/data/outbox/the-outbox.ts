import { useMemo, useSyncExternalStore } from 'react';
import { createOutbox, type Outbox, type Send } from './outbox.ts';
import { durableStore, type OutboxItem } from './outbox-store.ts';

export type Senders = Readonly<Record<string, () => Promise<Send>>>;

const RETRY_MS = 20_000;

let senders: Senders = {};

/** The one of this browser. */
export const outbox: Outbox = createOutbox(durableStore(), async (kind) => await senders[kind]?.());

/** Tells the outbox who brings which kind of item. Called once, before anything is sent. */
export function registerSenders(known: Senders): void {
  senders = known;
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

/** This person's items of the kinds that begin with `prefix`, oldest first. */
export function useOutboxItems(owner: string, prefix: string): readonly OutboxItem[] {
  const items = useSyncExternalStore(outbox.subscribe, outbox.items, () => NOTHING);
  return useMemo(
    () => items.filter((item) => item.owner === owner && item.kind.startsWith(prefix)),
    [items, owner, prefix],
  );
}
