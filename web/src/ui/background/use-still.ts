import { useSyncExternalStore } from 'react';
import { useMediaQuery } from './use-media-query.ts';

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-look'] });
  return () => observer.disconnect();
}

/** Words on the root element: what the person chose about quiet and motion. */
const looks = () => document.documentElement.dataset['look'] ?? '';

/** Whether nothing behind a page may move: by the person's word, or else by the system's. */
export function useStill(): boolean {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const words = useSyncExternalStore(subscribe, looks, () => 'still').split(' ');
  if (words.includes('still') || words.includes('calm')) return true;
  return isReduced && !words.includes('moving');
}
