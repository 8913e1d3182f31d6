import { useEffect } from 'react';

/**
 * Registers the service worker of the built app; in development there is none. Where data are saved
 * it is the one that fetches the pages of help ahead, and of the rest keeps what was opened.
 */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    const register = () => {
      // A word of `lib/look`, the whole of which would weigh on every first visit.
      const kind = /saver/.test(document.documentElement.dataset['look'] ?? '') ? '-light' : '';
      // Without a worker the app works online, so a refusal (private mode) is no error.
      navigator.serviceWorker.register(`/sw${kind}.js`).catch(() => undefined);
    };
    // Precaching must not compete with the first paint.
    const timer = setTimeout(register, 1500);
    return () => clearTimeout(timer);
  }, []);
}
