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

/** What Nilo wears now; `wear` changes it, from a file that is fetched after the page. */
export const worn: { outfit?: Outfit | undefined } = {};
export const WORN_CHANGED = 'worn';

function subscribe(listener: () => void) {
  window.addEventListener(WORN_CHANGED, listener);
  return () => window.removeEventListener(WORN_CHANGED, listener);
}

/** What Nilo wears now; nothing in a prerendered page. */
export function useWorn(): Outfit | undefined {
  return useSyncExternalStore(
    subscribe,
    () => worn.outfit,
    () => undefined,
  );
}
