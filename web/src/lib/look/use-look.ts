import { useSyncExternalStore } from 'react';
import { hasLook, type Look, onLookChange } from './look.ts';

/** Whether one of the words holds; what is being built knows of none. */
export function useLook(look: Look): boolean {
  return useSyncExternalStore(
    onLookChange,
    () => hasLook(look),
    () => false,
  );
}
