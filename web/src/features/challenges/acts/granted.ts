import { useSyncExternalStore } from 'react';

let actId: string | null = null;
const listeners = new Set<() => void>();

/** The account got a token for this act. */
export function tellGranted(granted: string): void {
  actId = granted;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Told once: whoever comes back later has known it.
    if (listeners.size === 0) actId = null;
  };
}

/** The act that brought a token last, said beside it while its page stands. */
export const useGrantedAct = () =>
  useSyncExternalStore(
    subscribe,
    () => actId,
    () => null,
  );
