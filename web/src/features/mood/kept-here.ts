import { keptDrafts } from '#web/data/own-data/kept-drafts.ts';
import { type KeptHere, keptWaiting } from '#web/data/own-data/kept-here.ts';
import { MOOD_KEPT_TEXTS } from './kept-here.texts.ts';
import { moods } from './moods.ts';

/** What the moods keep on this device. */
export const KEPT_BY_MOOD: readonly KeptHere[] = [
  keptWaiting(moods),
  keptDrafts('notes of a mood', 'mood-note.', MOOD_KEPT_TEXTS.notes),
];
