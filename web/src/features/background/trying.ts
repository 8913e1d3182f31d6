import { useSyncExternalStore } from 'react';
import type { BackgroundSetting } from '#domain/backgrounds/background-setting.ts';

let tried: BackgroundSetting | null = null;
const listeners = new Set<() => void>();

/** Puts one behind the page without keeping it; null takes it away. */
export function tryOn(setting: BackgroundSetting | null): void {
  tried = setting;
  for (const listener of listeners) listener();
}

export function useTried(): BackgroundSetting | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => tried,
    () => null,
  );
}
