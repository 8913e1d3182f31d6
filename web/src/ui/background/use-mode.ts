import { useMediaQuery } from './use-media-query.ts';
import { useTheme } from '#web/lib/look/theme.ts';
import type { Mode } from './setting.ts';

/** The light in which the page is drawn now. */
export function useMode(): Mode {
  const theme = useTheme();
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  if (theme === 'system') return isDark ? 'dark' : 'light';
  return theme;
}
