import { useEffect, useRef } from 'react';

/** Calls back when the page goes out of sight: another tab, a locked phone, leaving. */
export function useHidden(onHidden: () => void): void {
  const callback = useRef(onHidden);
  useEffect(() => {
    callback.current = onHidden;
  });

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') callback.current();
    };
    const leave = () => callback.current();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
}
