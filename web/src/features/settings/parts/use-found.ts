import { useSyncExternalStore } from 'react';

const PATIENCE = 20;
const AGAIN_MS = 150;

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** What the address points at, such as `tema` of `/settings#tema`. */
export function useFound(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );
}

/** Brings a row or a section into sight and gives it the focus, as a full page load would. */
export function goTo(id: string, patience = PATIENCE): void {
  const place = document.getElementById(id);
  if (!place) {
    // Parts that are fetched, or ask the account first, come a moment later.
    if (patience > 0) setTimeout(() => goTo(id, patience - 1), AGAIN_MS);
    return;
  }
  place.scrollIntoView({ block: 'center' });
  const control = place.querySelector<HTMLElement>(
    'input:checked, input:not([type="radio"]), select, button, a[href]',
  );
  control?.focus({ preventScroll: true });
}
