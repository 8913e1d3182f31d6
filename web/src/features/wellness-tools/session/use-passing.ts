import { useEffect, useRef } from 'react';

const EVERY_MS = 250;
/** A stall of the page is not counted, unless somebody sits there with the screen locked. */
const LONGEST_GAP_MS = 1500;

interface Passing {
  running: boolean;
  /** Goes on out of sight, as bells around silence do; everything else pauses. */
  unseen: boolean;
  onPass: (ms: number) => void;
  onHidden: () => void;
}

/** Tells how much time has passed while a step runs. */
export function usePassing(passing: Passing): void {
  const latest = useRef(passing);
  useEffect(() => {
    latest.current = passing;
  });
  const { running, unseen } = passing;

  useEffect(() => {
    if (!running) return undefined;
    let last = performance.now();
    const pass = () => {
      const now = performance.now();
      const gap = now - last;
      last = now;
      latest.current.onPass(unseen ? gap : Math.min(gap, LONGEST_GAP_MS));
    };
    const look = () => {
      if (document.visibilityState === 'visible') pass();
      else if (!unseen) latest.current.onHidden();
    };
    const timer = setInterval(pass, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [running, unseen]);
}
