import { readItem, writeItem } from '../safe-storage.ts';

/** The key of docs/specification.md §3. */
export const THEME_KEY = 'theme';

/**
 * Runs in the head before anything is drawn, so that a chosen theme never flashes the other one.
 * `system` needs nothing: the colours follow the system by themselves.
 */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** Applies a theme at once and keeps it, where the browser lets us keep things. */
export function setTheme(theme: 'light' | 'dark' | 'system'): void {
  if (readItem(THEME_KEY) !== theme) writeItem(THEME_KEY, theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
