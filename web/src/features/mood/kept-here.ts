import { keptDrafts } from '#web/data/own-data/kept-drafts.ts';
import { type KeptHere, keptWaiting } from '#web/data/own-data/kept-here.ts';
import { MOOD_KEPT_TEXTS } from './kept-here.texts.ts';
import { MOOD_KIND_PREFIX } from './mood-change.ts';

/** What the moods keep on this device. */
export const KEPT_BY_MOOD: readonly KeptHere[] = [
  keptWaiting('moods', MOOD_KIND_PREFIX, MOOD_KEPT_TEXTS.changes),
  keptDrafts('notes of a mood', 'mood-note.', MOOD_KEPT_TEXTS.notes),
];
