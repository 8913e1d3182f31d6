import { type KeptHere, keptUnder } from '#web/data/own-data/kept-here.ts';
import { WORN_HERE } from './wardrobe/kept-worn.ts';

/** What the store keeps on this device: what Nilo wore last, which the account has as well. */
export const KEPT_BY_STORE: readonly KeptHere[] = [keptUnder('what Nilo wears', [WORN_HERE])];
