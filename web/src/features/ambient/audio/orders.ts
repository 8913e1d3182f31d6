import type { Mix } from '#domain/ambient/mix.ts';

/** What the page tells the one who makes the sound. */
export type Order =
  | { type: 'mix'; mix: Mix }
  | { type: 'volume'; level: number }
  | { type: 'fade'; to: 0 | 1; seconds: number }
  /** Fades to silence in so many seconds, over so many. */
  | { type: 'sleep'; inSeconds: number; overSeconds: number }
  | { type: 'stay-awake'; seconds: number };

/** Makes sound out of orders, in whatever way the browser has for it. */
export interface Engine {
  readonly context: AudioContext;
  send: (order: Order) => void;
}

/** The name under which the worklet registers itself. */
export const MIXER = 'remanso-mixer';

/** What it answers once all is faded out. */
export const SILENT = 'silent';
