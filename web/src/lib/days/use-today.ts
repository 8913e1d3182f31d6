import { useEffect, useState } from 'react';

/**
 * A moment of the day that it is: the same one while the day lasts. It looks again whenever the page
 * is seen, since one that was left open overnight would go on telling yesterday.
 */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      const now = new Date();
      setToday((known) => (known.toDateString() === now.toDateString() ? known : now));
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return today;
}
