import { useState, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** The account got a token for an answer. */
export function earnToken(): void {
  count += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const earned = () => count;

/** Whether a token came since this was first drawn: said at the end, where it interrupts nothing. */
export function useEarned(): boolean {
  const [before] = useState(earned);
  return useSyncExternalStore(subscribe, earned, earned) > before;
}
