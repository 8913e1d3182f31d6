import { useSyncExternalStore } from 'react';

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
export function goTo(id: string): void {
  const place = document.getElementById(id);
  if (!place) return;
  place.scrollIntoView({ block: 'center' });
  const control = place.querySelector<HTMLElement>(
    'input:checked, input:not([type="radio"]), select, button, a[href]',
  );
  control?.focus({ preventScroll: true });
}
