import { type KeptHere, keptUnder, keptWaiting } from '#web/data/own-data/kept-here.ts';
import { choices } from './choices.ts';
import { BACKGROUND_KEY } from './first-paint.ts';
import { BACKGROUND_KEPT_TEXTS } from './kept-here.texts.ts';

/** The account has it; here it lies so that it stands before anything is asked. */
export const KEPT_BY_BACKGROUND: readonly KeptHere[] = [
  keptUnder('background of the pages', [BACKGROUND_KEY]),
  keptWaiting({ ...choices, inWords: BACKGROUND_KEPT_TEXTS.choice }),
];
