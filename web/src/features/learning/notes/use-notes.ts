import { useQuery } from '@tanstack/react-query';
import { useChanges, useOfflineList } from '#web/data/outbox/use-offline-list.ts';
import { notesQuery } from './list-notes.ts';
import { WHOLE_LESSON } from './note.ts';
import { notes } from './notes.ts';

/** What somebody marked and wrote in one lesson, and how to change that. */
export function useNotes(userId: string, lessonId: string) {
  const { rows } = useOfflineList(notes, userId, useQuery(notesQuery(userId)));
  const { change, undo } = useChanges(notes);
  const own = rows.filter((row) => row.lessonId === lessonId);
  const note = own.find(({ passage }) => passage === WHOLE_LESSON) ?? null;
  const add = (passage: string, words: string | null) =>
    change({
      type: 'add',
      row: {
        id: crypto.randomUUID(),
        lessonId,
        passage,
        note: words,
        notedAt: new Date().toISOString(),
      },
    });
  return {
    marked: new Set(own.map(({ passage }) => passage)),
    note,
    toggle(passage: string) {
      const there = own.filter((row) => row.passage === passage);
      if (there.length === 0) add(passage, null);
      // Two devices may have set it.
      else for (const { id } of there) change({ type: 'delete', id });
    },
    saveNote(words: string) {
      if (note) change({ type: 'edit', id: note.id, fields: { note: words }, seen: note });
      else add(WHOLE_LESSON, words);
    },
    /** Lets go of the note, and gives the way back. */
    removeNote() {
      if (!note) return () => undefined;
      const id = change({ type: 'delete', id: note.id });
      return () => void undo(id, { type: 'add', row: note });
    },
  };
}

export type LessonNotes = ReturnType<typeof useNotes>;
