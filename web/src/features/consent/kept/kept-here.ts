import { keptDrafts } from '#web/data/own-data/kept-drafts.ts';
import type { KeptHere } from '#web/data/own-data/kept-here.ts';
import { CONSENT_KEPT_TEXTS } from './kept-here.texts.ts';

/** What the consent keeps on this device; the consent itself is a secure item. */
export const KEPT_BY_CONSENT: readonly KeptHere[] = [
  keptDrafts('consent begun', 'consent', () => CONSENT_KEPT_TEXTS.begun),
];
