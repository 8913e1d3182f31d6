import { useEffect } from 'react';

/**
 * The one that has everything at hand without a network; where data are saved, the one that fetches
 * the pages of help ahead, and of the rest keeps what was opened.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The whole of `lib/look` would weigh on every first visit.
  const saves = document.documentElement.dataset['look']?.includes('saver');
  // Without a worker the app works online, so a refusal (private mode) is no error.
  navigator.serviceWorker.register(saves ? '/sw-light.js' : '/sw.js').catch(() => undefined);
}

/** Registers the service worker of the built app; in development there is none. */
export function useServiceWorker(): void {
  useEffect(() => {
    // Precaching must not compete with the first paint.
    const timer = setTimeout(registerServiceWorker, 1500);
    return () => clearTimeout(timer);
  }, []);
}
