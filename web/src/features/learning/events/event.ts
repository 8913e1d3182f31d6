import type { Database } from '#domain/database.types.ts';
import type { QuestionNumber } from '#domain/learning/review.ts';
import { isRecord } from '#web/lib/is-record.ts';

type Row = Database['public']['Tables']['lesson_events']['Row'];

export const EVENT_COLUMNS = 'id, lesson_id, kind, question, was_right, happened_at';

/** What somebody did with a lesson: read it to its end, or answered one of its questions. */
export interface LessonEvent {
  id: string;
  lessonId: string;
  /** Null where the lesson was read. */
  answer: { question: QuestionNumber; wasRight: boolean } | null;
  /** ISO 8601. */
  happenedAt: string;
}

export function eventOfRow(
  row: Pick<Row, 'id' | 'lesson_id' | 'kind' | 'question' | 'was_right' | 'happened_at'>,
): LessonEvent | null {
  const answer = row.kind === 'recall' ? { question: row.question, wasRight: row.was_right } : null;
  return readEvent({ id: row.id, lessonId: row.lesson_id, answer, happenedAt: row.happened_at });
}

/** Reads what was kept on this device; null when it is no event any more. */
export function readEvent(value: unknown): LessonEvent | null {
  if (!isRecord(value)) return null;
  const { id, lessonId, answer, happenedAt } = value;
  if (typeof id !== 'string' || typeof lessonId !== 'string') return null;
  if (typeof happenedAt !== 'string') return null;
  if (answer === null) return { id, lessonId, answer, happenedAt };
  if (!isRecord(answer) || typeof answer['wasRight'] !== 'boolean') return null;
  const { question, wasRight } = answer;
  if (question !== 1 && question !== 2) return null;
  return { id, lessonId, answer: { question, wasRight }, happenedAt };
}
