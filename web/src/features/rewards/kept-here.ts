import { type KeptHere, keptWaiting } from '#web/data/own-data/kept-here.ts';
import { restsKept } from './care/rests.ts';

/** What the rewards keep on this device. */
export const KEPT_BY_REWARDS: readonly KeptHere[] = [keptWaiting(restsKept)];
