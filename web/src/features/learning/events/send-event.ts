import { loadBackendOf } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import type { ListChange } from '#web/data/outbox/list-change.ts';
import { queryClient } from '#web/data/query-client.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { earnToken } from './earned.ts';
import type { LessonEvent } from './event.ts';

/**
 * Brings an event to the server, which stores it once and grants the day's token of a lesson.
 * @throws {DataError} when it did not arrive; the outbox then keeps it
 */
export async function sendEvent(change: ListChange<LessonEvent>, owner: string): Promise<void> {
  // Events are only ever added.
  if (change.type !== 'add') return;
  const { id, lessonId, answer, happenedAt } = change.row;
  const backend = await loadBackendOf(owner);
  const stored = dataOf(
    await backend.rpc('record_lesson_event', {
      p_id: id,
      p_lesson_id: lessonId,
      p_kind: answer ? 'recall' : 'read',
      p_happened_at: happenedAt,
      ...(answer && { p_question: answer.question, p_was_right: answer.wasRight }),
    }),
  );
  if (!isRecord(stored) || stored['token_granted'] !== true) return;
  void queryClient.invalidateQueries({ queryKey: ['tokens'] });
  earnToken();
}
