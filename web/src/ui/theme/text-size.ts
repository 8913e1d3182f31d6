import { useSyncExternalStore } from 'react';
import { readItem, writeItem } from '#web/lib/safe-storage.ts';

/** Parts of what the browser gives, so that whoever enlarged it there is not made smaller. */
export const TEXT_SIZES = ['100', '125', '150', '200'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const TEXT_SIZE_KEY = 'remanso.text-size';

/**
 * Runs in the head before anything is drawn, so that nothing is first small and then large. The
 * sheet says what each size is (`:root[data-text-size]`).
 */
export const TEXT_SIZE_SCRIPT = `try{var z=localStorage.getItem('${TEXT_SIZE_KEY}');if(z==='125'||z==='150'||z==='200')document.documentElement.dataset.textSize=z}catch(e){}`;

const listeners = new Set<() => void>();

function readTextSize(): TextSize {
  const stored = readItem(TEXT_SIZE_KEY);
  return TEXT_SIZES.find((size) => size === stored) ?? '100';
}

/** Applies a size at once and keeps it, where the browser lets us keep things. */
export function setTextSize(size: TextSize): void {
  writeItem(TEXT_SIZE_KEY, size);
  if (size === '100') delete document.documentElement.dataset['textSize'];
  else document.documentElement.dataset['textSize'] = size;
  for (const listener of listeners) listener();
}

export function useTextSize(): TextSize {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readTextSize,
    () => '100',
  );
}
