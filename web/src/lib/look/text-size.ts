import { readItem, writeItem } from '../safe-storage.ts';

export type TextSize = '100' | '125' | '150' | '200';

export const TEXT_SIZE_KEY = 'remanso.text-size';

/**
 * Runs in the head before anything is drawn, so that nothing is first small and then large. The
 * sheet says what each size is (`:root[data-text-size]`).
 */
export const TEXT_SIZE_SCRIPT = `try{var z=localStorage.getItem('${TEXT_SIZE_KEY}');if(z==='125'||z==='150'||z==='200')document.documentElement.dataset.textSize=z}catch(e){}`;

/** Applies a size at once and keeps it, where the browser lets us keep things. */
export function setTextSize(size: TextSize): void {
  if (readItem(TEXT_SIZE_KEY) !== size) writeItem(TEXT_SIZE_KEY, size);
  if (size === '100') delete document.documentElement.dataset['textSize'];
  else document.documentElement.dataset['textSize'] = size;
}
