import { useSyncExternalStore } from 'react';
import { readItem, removeItem, writeItem } from './safe-storage.ts';

/** The country whose lines are shown, ISO 3166-1 in lower case. Kept on this device only. */
const KEY = 'remanso.country';
const listeners = new Set<() => void>();

export function chooseCountry(code: string | null): void {
  if (code === null) removeItem(KEY);
  else writeItem(KEY, code);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until somebody chose one. */
export function chosenCountry(): string | null {
  return readItem(KEY)?.toLowerCase() ?? null;
}

export function useChosenCountry(): string | null {
  return useSyncExternalStore(subscribe, chosenCountry, () => null);
}
