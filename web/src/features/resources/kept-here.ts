import { type KeptHere, keptUnder } from '#web/data/own-data/kept-here.ts';
import { RESOURCES_KEPT_TEXTS } from './kept-here.texts.ts';
import { SAVED, savedBy } from './saved/saved.ts';

/** What the resources keep on this device, and nowhere else. */
export const KEPT_BY_RESOURCES: readonly KeptHere[] = [
  keptUnder('favourites among the resources', [SAVED], {
    unsent: (userId) => savedBy(userId).size,
    inWords: RESOURCES_KEPT_TEXTS.saved,
  }),
];
