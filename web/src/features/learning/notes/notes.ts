import { offlineList } from '#web/data/outbox/offline-list.ts';
import { toTable } from '#web/data/outbox/to-table.ts';
import { LEARNING_KEPT_TEXTS } from '../kept-here.texts.ts';
import { type LessonNote, readNote } from './note.ts';
import { notesKey } from './notes-key.ts';

/** Marks and notes in lessons, written on the device first. */
export const notes = offlineList<LessonNote>({
  kind: 'lesson-notes',
  schema: readNote,
  order: (one, other) =>
    Date.parse(other.notedAt) - Date.parse(one.notedAt) || (one.id < other.id ? 1 : -1),
  queries: notesKey,
  send: toTable('lesson_notes'),
  inWords: LEARNING_KEPT_TEXTS.notes,
});
