import { hasLook } from '#web/lib/look/look.ts';

/** Phones have it, browsers on a desk mostly do not. */
export function hasTouch(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.vibrate === 'function';
}

/** One soft tick. Nothing where the device cannot, or its person does not want any. */
export function buzz(ms: number): void {
  if (hasTouch() && !hasLook('steady')) navigator.vibrate(ms);
}
