import { createStore, del, entries, set } from 'idb-keyval';

/** Something a person did that the server does not know yet. */
export interface OutboxItem {
  /** Sorts in the order in which things were done. */
  key: string;
  /** Which sender it needs, for example `mood.save`. */
  kind: string;
  /** Whose it is: on a shared device nobody sends for somebody else. */
  owner: string;
  payload: unknown;
  /** The server's code, once it has said no for good. */
  rejected?: string;
}

export interface OutboxStore {
  /** In the order in which things were done. */
  all(): Promise<OutboxItem[]>;
  put(item: OutboxItem): Promise<void>;
  remove(key: string): Promise<void>;
}

export function memoryStore(): OutboxStore {
  const items = new Map<string, OutboxItem>();
  return {
    all: () => Promise.resolve([...items.values()].toSorted(byKey)),
    put: (item) => Promise.resolve(void items.set(item.key, item)),
    remove: (key) => Promise.resolve(void items.delete(key)),
  };
}

/**
 * The browser's database; where it refuses to keep anything (private windows, no room), what waits
 * lives as long as the page.
 */
export function durableStore(): OutboxStore {
  let store = typeof indexedDB === 'undefined' ? memoryStore() : indexedDbStore();
  async function orInMemory<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch {
      store = memoryStore();
      return await work();
    }
  }
  return {
    all: () => orInMemory(() => store.all()),
    put: (item) => orInMemory(() => store.put(item)),
    remove: (key) => orInMemory(() => store.remove(key)),
  };
}

/** One record an item, so that two tabs never write over each other. */
function indexedDbStore(): OutboxStore {
  const store = createStore('remanso-outbox', 'items');
  return {
    async all() {
      const found = await entries<string, OutboxItem>(store);
      return found.map(([, item]) => item).toSorted(byKey);
    },
    put: (item) => set(item.key, item, store),
    remove: (key) => del(key, store),
  };
}

function byKey(a: OutboxItem, b: OutboxItem): number {
  return a.key < b.key ? -1 : 1;
}
