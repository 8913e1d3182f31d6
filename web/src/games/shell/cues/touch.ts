/** Phones have it, browsers on a desk mostly do not. */
export function hasTouch(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.vibrate === 'function';
}

/** One soft tick. Nothing where the device cannot, or the browser does not want to. */
export function buzz(ms: number): void {
  if (hasTouch()) navigator.vibrate(ms);
}
