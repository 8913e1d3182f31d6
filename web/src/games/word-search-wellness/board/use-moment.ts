import { useEffect, useState } from 'react';

/** Long enough to read a short sentence twice. */
const ANSWER_MS = 2800;

/** Whether something was counted just now: an answer that goes away by itself. */
export function useMoment(count: number): boolean {
  const [over, setOver] = useState(count);
  useEffect(() => {
    if (count === over) return undefined;
    const timer = setTimeout(() => setOver(count), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [count, over]);
  return count !== over;
}
