import { type ReactNode, useSyncExternalStore } from 'react';

let bar: ReactNode = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Puts something at the bottom of every page until it is taken away, such as what plays. The shell
 * knows nothing of it, so that nothing of it is fetched before it is wanted.
 */
export function showStandingBar(next: ReactNode): void {
  bar = next;
  for (const listener of listeners) listener();
}

export function useStandingBar(): ReactNode {
  return useSyncExternalStore(
    subscribe,
    () => bar,
    () => null,
  );
}
