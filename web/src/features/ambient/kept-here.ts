import { keptDrafts } from '#web/data/own-data/kept-drafts.ts';
import { type KeptHere, keptUnder, keptWaiting } from '#web/data/own-data/kept-here.ts';
import { AMBIENT_KEPT_TEXTS } from './kept-here.texts.ts';
import { LAST_MIX } from './mixes/last-mix.ts';
import { mixes } from './mixes/mixes.ts';

/** What the sounds keep on this device. */
export const KEPT_BY_AMBIENT: readonly KeptHere[] = [
  keptWaiting(mixes),
  keptDrafts('names of mixes begun', 'ambient-name.', AMBIENT_KEPT_TEXTS.names),
  keptUnder('the mix that was heard last', [LAST_MIX]),
];
