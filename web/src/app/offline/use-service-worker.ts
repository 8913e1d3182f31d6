import { useEffect } from 'react';

/** Registers the service worker of the built app; in development there is none. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    const register = () => {
      // Without a worker the app works online, so a refusal (private mode) is no error.
      navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    };
    // Precaching must not compete with the first paint.
    const timer = setTimeout(register, 1500);
    return () => clearTimeout(timer);
  }, []);
}
