import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A plain value that only the browser knows, such as one from storage. A prerendered page has
 * `before`; the real value follows as soon as the browser has taken over.
 */
export function useBrowserValue<T extends string | number | boolean | null>(
  read: () => T,
  before: T,
): T {
  return useSyncExternalStore(never, read, () => before);
}

/** False in a prerendered page until the browser has taken over; true from then on. */
export function useHydrated(): boolean {
  return useBrowserValue(() => true, false);
}
