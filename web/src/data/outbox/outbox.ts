import { toDataError } from '../data-error.ts';
import type { OutboxItem, OutboxStore } from './outbox-store.ts';

/**
 * Brings one item to the server. Must be safe to repeat (ids are made by the client): after a lost
 * answer the same item is sent again. @throws {DataError} when it did not arrive
 */
export type Send = (payload: unknown, owner: string) => Promise<void>;

export interface Outbox {
  /** Everything that waits or was refused, oldest first; the same array until something changes. */
  items: () => readonly OutboxItem[];
  /** The same, after a look at what is stored. */
  kept(): Promise<readonly OutboxItem[]>;
  subscribe: (listener: () => void) => () => void;
  /** Resolves once the item is kept; sending goes on by itself. */
  add(kind: string, owner: string, payload: unknown): Promise<void>;
  /** Sends what waits of this person, in order. Stops at the first that cannot be sent now. */
  flush(owner: string): Promise<void>;
  /** Lets go of something the server refused. */
  discard(key: string): Promise<void>;
}

/** Answers that will be the same tomorrow. The rest (no network, no session, limits) may change. */
const FINAL = new Set([400, 404, 406, 409, 413, 422]);

export function createOutbox(
  store: OutboxStore,
  senderOf: (kind: string) => Promise<Send | undefined>,
): Outbox {
  let items: readonly OutboxItem[] = [];
  let sequence = 0;
  let sending: Promise<void> | null = null;
  let again = false;
  const listeners = new Set<() => void>();

  async function reload() {
    items = await store.all();
    for (const listener of listeners) listener();
  }

  /** False: it stays, and so does everything behind it. */
  async function sendOne(item: OutboxItem): Promise<boolean> {
    const send = await senderOf(item.kind);
    if (!send) return false;
    try {
      await send(item.payload, item.owner);
    } catch (error) {
      const { status, code } = toDataError(error);
      if (!FINAL.has(status)) return false;
      await store.put({ ...item, rejected: code });
      return true;
    }
    await store.remove(item.key);
    return true;
  }

  async function sendAll(owner: string) {
    await reload();
    const waiting = items.filter((item) => item.owner === owner && !item.rejected);
    for (const item of waiting) {
      if (!(await sendOne(item))) break;
      await reload();
    }
  }

  async function flush(owner: string): Promise<void> {
    if (sending) {
      // What was added meanwhile goes in one more round.
      again = true;
      return await sending;
    }
    const rounds = async () => {
      do {
        again = false;
        await alone(() => sendAll(owner));
      } while (again);
    };
    sending = rounds().finally(() => {
      sending = null;
    });
    return await sending;
  }

  return {
    items: () => items,
    async kept() {
      await reload();
      return items;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async add(kind, owner, payload) {
      sequence += 1;
      const order = `${new Date().toISOString()} ${String(sequence).padStart(6, '0')}`;
      // The end tells apart what two tabs did in the same millisecond.
      const key = `${order} ${crypto.randomUUID()}`;
      await store.put({ key, kind, owner, payload });
      await reload();
      void flush(owner).catch(() => undefined);
    },
    flush,
    async discard(key) {
      await store.remove(key);
      await reload();
    },
  };
}

/** One tab at a time, where the browser can promise that. */
async function alone(work: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (locks) await locks.request('remanso-outbox', work);
  else await work();
}
