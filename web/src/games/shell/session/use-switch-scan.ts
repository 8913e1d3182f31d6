import { type RefObject, useEffect } from 'react';

/** Long enough to see where the focus is and to press a switch. */
const STEP_MS = 1800;
const STOPS =
  'button:not(:disabled, [aria-disabled="true"]), a[href], input:not(:disabled), [tabindex="0"]';

/**
 * For who plays with one switch: the focus goes by itself from one control of the stage to the next,
 * and the switch (which a device reports as Enter or the space bar) presses the one that has it.
 */
export function useSwitchScan(stage: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(() => {
      const stops = [...(stage.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
      if (stops.length === 0) return;
      const at = stops.indexOf(document.activeElement as HTMLElement);
      stops[(at + 1) % stops.length]?.focus();
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [stage, on]);
}
