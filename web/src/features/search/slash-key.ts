import { useSyncExternalStore } from 'react';
import { readItem, removeItem, writeItem } from '#web/lib/safe-storage.ts';

/** Kept on the device: speech input may press `/` by chance, so it can be switched off. */
const KEY = 'remanso.search-key';
const listeners = new Set<() => void>();

export function isSlashOn(): boolean {
  return readItem(KEY) !== 'off';
}

export function switchSlash(on: boolean): void {
  if (on) removeItem(KEY);
  else writeItem(KEY, 'off');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSlash(): boolean {
  return useSyncExternalStore(subscribe, isSlashOn, () => true);
}
