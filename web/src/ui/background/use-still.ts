import { useSyncExternalStore } from 'react';
import { useMediaQuery } from '#web/lib/use-media-query.ts';

/** Words on the root element that ask for quiet: less motion, few stimuli. */
const QUIET = ['still', 'calm'] as const;

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-look'] });
  return () => observer.disconnect();
}

function isAskedFor(): boolean {
  const words = (document.documentElement.dataset['look'] ?? '').split(' ');
  return QUIET.some((word) => words.includes(word));
}

/** Whether nothing behind a page may move: by the system's word, or the person's. */
export function useStill(): boolean {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isQuiet = useSyncExternalStore(subscribe, isAskedFor, () => true);
  return isReduced || isQuiet;
}
