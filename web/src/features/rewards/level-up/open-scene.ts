import { useSyncExternalStore } from 'react';

let shown: number | null = null;
const listeners = new Set<() => void>();

/** Shows the scene of this level over whatever page stands; null closes it. */
export function openLevelScene(level: number | null): void {
  shown = level;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The level whose scene somebody asked to see. */
export function useLevelScene(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}
