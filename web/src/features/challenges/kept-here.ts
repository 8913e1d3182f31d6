import { keptDrafts } from '#web/data/own-data/kept-drafts.ts';
import { type KeptHere, keptWaiting } from '#web/data/own-data/kept-here.ts';
import { doneActs } from './acts/done-acts.ts';
import { CHALLENGES_KEPT_TEXTS } from './kept-here.texts.ts';
import { LOOK_BACK_DRAFTS } from './look-back/look-back-draft.ts';
import { runs } from './runs/runs.ts';
import { picks } from './week/picks.ts';

/** What the challenges keep on this device. */
export const KEPT_BY_CHALLENGES: readonly KeptHere[] = [
  keptWaiting(runs),
  keptWaiting(doneActs),
  keptWaiting(picks),
  keptDrafts('looks back at challenges', LOOK_BACK_DRAFTS, CHALLENGES_KEPT_TEXTS.drafts),
];
