import { useCallback, useEffect, useRef } from 'react';
import { LONGEST_GAP_MS, ticksDue } from './fixed-clock.ts';

/**
 * Calls back once a frame with the ticks that have passed, as long as `running`. Returns how much
 * time has passed in all at the moment of a frame, whole ticks or not.
 */
export function useClock(
  running: boolean,
  onTicks: (ticks: number) => void,
): (frameMs: number) => number {
  const callback = useRef(onTicks);
  useEffect(() => {
    callback.current = onTicks;
  });
  const passed = useRef({ ms: 0, last: 0 });

  useEffect(() => {
    if (!running) return undefined;
    passed.current.last = performance.now();
    let carryMs = 0;
    let frame = requestAnimationFrame(function step(now) {
      const { last } = passed.current;
      const due = ticksDue(now - last, carryMs);
      passed.current = { ms: passed.current.ms + gapOf(now, last), last: now };
      carryMs = due.carryMs;
      if (due.ticks > 0) callback.current(due.ticks);
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [running]);

  return useCallback((frameMs) => {
    const { ms, last } = passed.current;
    return ms + gapOf(frameMs, last);
  }, []);
}

const gapOf = (now: number, last: number) => Math.min(Math.max(0, now - last), LONGEST_GAP_MS);
