import { hasLook, onLookChange } from '#web/lib/look/look.ts';

/** Whoever begins to save data, or stops, has the other service worker from then on. Returns the end of it. */
export function followDataSaver(): () => void {
  let saves = hasLook('saver');
  return onLookChange(() => {
    if (hasLook('saver') === saves) return;
    saves = !saves;
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    navigator.serviceWorker.register(saves ? '/sw-light.js' : '/sw.js').catch(() => undefined);
  });
}
