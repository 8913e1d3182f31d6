import { type CSSProperties, type ReactNode, useSyncExternalStore } from 'react';
import type { Pose } from './poses.ts';

/** What is drawn over and under Nilo's body for one pose, from the furthest to the nearest. */
export interface Look {
  /** The pose as it is with what is held and worn. */
  pose: Pose;
  style?: CSSProperties;
  behind?: ReactNode;
  body?: ReactNode;
  skin?: ReactNode;
  head?: ReactNode;
  neck?: ReactNode;
  arms?: ReactNode;
  front?: ReactNode;
}

export type Outfit = (pose: Pose) => Look;

let worn: Outfit | undefined;
const listeners = new Set<() => void>();

/**
 * Dresses every Nilo on the page. The drawings come with the function, so that a page which stands
 * before them has none of them to fetch.
 */
export function wear(outfit: Outfit | undefined): void {
  worn = outfit;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What Nilo wears now; nothing in a prerendered page. */
export function useWorn(): Outfit | undefined {
  return useSyncExternalStore(
    subscribe,
    () => worn,
    () => undefined,
  );
}
