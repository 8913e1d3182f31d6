import { useSyncExternalStore } from 'react';
import { readItem, writeItem } from '#web/lib/safe-storage.ts';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** The key of docs/specification.md §3. */
export const THEME_KEY = 'theme';

/**
 * Runs in the head before anything is drawn, so that a chosen theme never flashes the other one.
 * `system` needs nothing: the colours follow the system by themselves.
 */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

const listeners = new Set<() => void>();

function readTheme(): Theme {
  const stored = readItem(THEME_KEY);
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

/** Applies a theme at once and keeps it, where the browser lets us keep things. */
export function setTheme(theme: Theme): void {
  writeItem(THEME_KEY, theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readTheme,
    () => 'system',
  );
}
