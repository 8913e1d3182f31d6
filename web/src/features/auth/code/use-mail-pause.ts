import { useSyncExternalStore } from 'react';
import { secondsUntilNextMail } from './mail-pause.ts';

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}

/** Counts the seconds down to when another mail may be asked for; 0 in a prerendered page. */
export function useMailPause(): number {
  return useSyncExternalStore(
    everySecond,
    () => secondsUntilNextMail(),
    () => 0,
  );
}
