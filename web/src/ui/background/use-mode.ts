import { useSyncExternalStore } from 'react';
import { useMediaQuery } from './use-media-query.ts';
import type { Mode } from './setting.ts';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The light in which the page is drawn now: the chosen theme, or else the system's. */
export function useMode(): Mode {
  const theme = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['theme'],
    () => undefined,
  );
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  if (theme === 'light' || theme === 'dark') return theme;
  return isDark ? 'dark' : 'light';
}
