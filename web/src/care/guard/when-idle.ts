/** Nothing is put off for longer, however busy the page is. */
const LATEST_MS = 5000;

/** Runs it once the page has been loaded and has nothing else to do. */
export function whenIdle(work: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenIdle(work), { once: true });
  } else if ('requestIdleCallback' in window) {
    window.requestIdleCallback(() => work(), { timeout: LATEST_MS });
  } else {
    // Safari has no word for it.
    setTimeout(work, LATEST_MS / 2);
  }
}
