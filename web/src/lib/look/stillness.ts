import { useSyncExternalStore } from 'react';
import { hasLook, onLookChange } from './look.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether nothing should move: what the person chose here, else what their system says. */
export function isStill(): boolean {
  return hasLook('still') || (!hasLook('moving') && window.matchMedia(QUERY).matches);
}

/** What was found last, as long as somebody listens for changes: games ask at every frame. */
let known: boolean | null = null;

function subscribe(listener: () => void): () => void {
  const changed = () => {
    known = null;
    listener();
  };
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', changed);
  const end = onLookChange(changed);
  known = null;
  return () => {
    query.removeEventListener('change', changed);
    end();
    known = null;
  };
}

function snapshot(): boolean {
  known ??= isStill();
  return known;
}

/** The same, and changes of it while the page is open. */
export function useStillness(): boolean {
  return useSyncExternalStore(subscribe, snapshot, () => false);
}
