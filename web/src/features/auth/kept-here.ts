import { type KeptHere, keptUnder } from '#web/data/own-data/kept-here.ts';

/** What the account screens keep on this device. */
export const KEPT_BY_AUTH: readonly KeptHere[] = [
  keptUnder('a way to the account that was begun', ['remanso.origin', 'remanso.asked-mail']),
];
