import { keptDrafts } from '#web/data/own-data/kept-drafts.ts';
import { type KeptHere, keptUnder, keptWaiting } from '#web/data/own-data/kept-here.ts';
import { events } from './events/events.ts';
import { LEARNING_KEPT_TEXTS } from './kept-here.texts.ts';
import { notes } from './notes/notes.ts';
import { PLACES_IN_LESSONS } from './reader/saved-place.ts';

/** What the lessons keep on this device. */
export const KEPT_BY_LEARNING: readonly KeptHere[] = [
  keptWaiting(events),
  keptWaiting(notes),
  keptDrafts('notes of lessons', 'lesson-note.', LEARNING_KEPT_TEXTS.drafts),
  keptUnder('how far lessons were read', [PLACES_IN_LESSONS]),
];
