import { type KeyboardEvent, useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * A list of buttons that Tab passes in one step: arrows go from one to the next, up and down to the
 * one that lies nearest there, Home and End to the ends.
 */
export function useArrowKeys(count: number) {
  const [current, setCurrent] = useState(0);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const from = buttons.findIndex((button) => button === document.activeElement);
    const to = from === -1 ? -1 : target(event.key, from, buttons);
    if (to === -1) return;
    event.preventDefault();
    setCurrent(to);
    buttons[to]?.focus();
  }

  return {
    onKeyDown,
    /** Spread on the button at this place. */
    itemAt: (index: number) => ({
      tabIndex: index === Math.min(current, count - 1) ? 0 : -1,
      onFocus: () => setCurrent(index),
    }),
  };
}

function target(key: string, from: number, buttons: readonly HTMLElement[]): number {
  if (key === 'Home') return 0;
  if (key === 'End') return buttons.length - 1;
  if (key === 'ArrowUp' || key === 'ArrowDown') return rowed(key === 'ArrowDown', from, buttons);
  const step = STEPS[key];
  return step === undefined || buttons[from + step] === undefined ? -1 : from + step;
}

/** The nearest button of the next row, as the page has laid them out. */
function rowed(down: boolean, from: number, buttons: readonly HTMLElement[]): number {
  const places = buttons.map((button) => button.getBoundingClientRect());
  const here = places[from];
  if (!here) return -1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, place] of places.entries()) {
    const away = down ? place.top - here.top : here.top - place.top;
    if (away < here.height / 2) continue;
    const far = away * 3 + Math.abs(place.left - here.left);
    if (far < least) [best, least] = [index, far];
  }
  return best;
}
