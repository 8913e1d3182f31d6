export interface WatchedKeys {
  /** Said after a change of this tab, of which the browser tells only the others. */
  notify: () => void;
  /** Returns the end of it. */
  subscribe: (listener: () => void) => () => void;
}

/** Tells who listens when something under these keys changed, in this tab or in another one. */
export function watchedKeys(prefix: string): WatchedKeys {
  const listeners = new Set<() => void>();
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      const fromOtherTab = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(prefix)) listener();
      };
      listeners.add(listener);
      globalThis.addEventListener?.('storage', fromOtherTab);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener?.('storage', fromOtherTab);
      };
    },
  };
}
