/** Nothing is put off for longer, however busy the page is. */
const LATEST_MS = 5000;

/** Runs it once the page has been loaded and has nothing else to do. Returns what calls it off. */
export function whenIdle(work: () => void): () => void {
  let isOff = false;
  const run = () => {
    if (!isOff) work();
  };
  if (document.readyState === 'complete') idle(run);
  else window.addEventListener('load', () => idle(run), { once: true });
  return () => {
    isOff = true;
  };
}

function idle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST_MS });
  // Safari has no word for it.
  else setTimeout(work, LATEST_MS / 2);
}
