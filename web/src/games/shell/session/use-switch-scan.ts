import { type RefObject, useEffect } from 'react';

/** Long enough to see where the focus is and to press a switch. */
const STEP_MS = 1800;
const STOPS =
  'button:not(:disabled, [aria-disabled="true"]), a[href], input:not(:disabled), [tabindex="0"]';

/** Whether somebody can see it: a board may wait out of sight while something else is asked. */
function isSeen(stop: HTMLElement): boolean {
  if (stop.closest('[hidden], [inert]')) return false;
  // Older browsers do not know; there a stop that takes no focus is passed by.
  return stop.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** Brings the focus to the next stop that takes it. */
function step(stage: HTMLElement): void {
  const stops = [...stage.querySelectorAll<HTMLElement>(STOPS)].filter(isSeen);
  const at = stops.indexOf(document.activeElement as HTMLElement);
  for (const stop of [...stops.slice(at + 1), ...stops.slice(0, at + 1)]) {
    stop.focus();
    if (document.activeElement === stop) return;
  }
}

/**
 * For who plays with one switch: the focus goes by itself from one control of the stage to the next,
 * and the switch (which a device reports as Enter or the space bar) presses the one that has it.
 */
export function useSwitchScan(stage: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(() => {
      if (stage.current) step(stage.current);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [stage, on]);
}
