import { useSyncExternalStore } from 'react';
import { hasLook, onLookChange } from './look.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether nothing should move: what the person chose here, else what their system says. */
export function isStill(): boolean {
  return hasLook('still') || (!hasLook('moving') && window.matchMedia(QUERY).matches);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  const end = onLookChange(listener);
  return () => {
    query.removeEventListener('change', listener);
    end();
  };
}

/** The same, and changes of it while the page is open. */
export function useStillness(): boolean {
  return useSyncExternalStore(subscribe, isStill, () => false);
}
