import { useEffect, useRef } from 'react';
import { ticksDue } from './fixed-clock.ts';

/** Calls back once a frame with the ticks that have passed, as long as `running`. */
export function useClock(running: boolean, onTicks: (ticks: number) => void): void {
  const callback = useRef(onTicks);
  useEffect(() => {
    callback.current = onTicks;
  });

  useEffect(() => {
    if (!running) return undefined;
    let last = performance.now();
    let carryMs = 0;
    let frame = requestAnimationFrame(function step(now) {
      const due = ticksDue(now - last, carryMs);
      last = now;
      carryMs = due.carryMs;
      if (due.ticks > 0) callback.current(due.ticks);
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [running]);
}
