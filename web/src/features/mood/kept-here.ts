import { keptDrafts } from '#web/data/own-data/kept-drafts.ts';
import { type KeptHere, keptWaiting } from '#web/data/own-data/kept-here.ts';
import { MOOD_KEPT_TEXTS } from './kept-here.texts.ts';
import { checks } from './well-being/checks.ts';
import { experiments } from './experiments/experiments.ts';
import { factorDays } from './factors/factor-days.ts';
import { ownFactors } from './factors/own-factors.ts';
import { moods } from './moods.ts';

/** What the moods keep on this device. */
export const KEPT_BY_MOOD: readonly KeptHere[] = [
  keptWaiting(moods),
  keptWaiting(factorDays),
  keptWaiting(ownFactors),
  keptWaiting(checks),
  keptWaiting(experiments),
  keptDrafts('notes of a mood', 'mood-note.', MOOD_KEPT_TEXTS.notes),
];
