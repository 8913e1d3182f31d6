import type { Database } from '#domain/database.types.ts';
import { isRecord } from '#web/lib/is-record.ts';

type Row = Database['public']['Tables']['lesson_notes']['Row'];

export const NOTE_COLUMNS = 'id, lesson_id, passage, note, noted_at';

/** The passage of a note to the whole lesson. */
export const WHOLE_LESSON = 'note';

/** A passage that somebody marked, or their own words about a lesson. */
export interface LessonNote {
  id: string;
  lessonId: string;
  /** Id of a block of the lesson, or `WHOLE_LESSON`. */
  passage: string;
  note: string | null;
  /** ISO 8601. */
  notedAt: string;
}

export function noteOfRow(
  row: Pick<Row, 'id' | 'lesson_id' | 'passage' | 'note' | 'noted_at'>,
): LessonNote {
  const { id, lesson_id: lessonId, passage, note, noted_at: notedAt } = row;
  return { id, lessonId, passage, note, notedAt };
}

/** Reads what was kept on this device; null when it is no note any more. */
export function readNote(value: unknown): LessonNote | null {
  if (!isRecord(value)) return null;
  const { id, lessonId, passage, note, notedAt } = value;
  if (typeof id !== 'string' || typeof lessonId !== 'string') return null;
  if (typeof passage !== 'string' || typeof notedAt !== 'string') return null;
  if (note !== null && typeof note !== 'string') return null;
  return { id, lessonId, passage, note, notedAt };
}
