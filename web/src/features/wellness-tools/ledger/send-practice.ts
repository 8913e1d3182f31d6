import type { ListChange } from '#web/data/outbox/list-change.ts';
import { loadBackendOf } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import type { Practice } from '#web/data/practices/practice.ts';
import { queryClient } from '#web/data/query-client.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { toast } from '#web/ui/toast.tsx';
import { TOOL_PAGE_TEXTS } from '../texts.ts';

/**
 * Brings a finished tool to the server, which stores it once and grants the day's token.
 * @throws {DataError} when it did not arrive; the outbox then keeps it
 */
export async function sendPractice(change: ListChange<Practice>, owner: string): Promise<void> {
  // Results are only ever added.
  if (change.type !== 'add') return;
  const { row } = change;
  const backend = await loadBackendOf(owner);
  const answer = dataOf(
    await backend.rpc('finish_tool', {
      p_id: row.id,
      p_tool_id: row.practiceId,
      p_chosen_minutes: row.chosenMinutes ?? 1,
      p_duration_seconds: row.durationSeconds ?? 0,
      p_finished_at: row.finishedAt,
      ...(row.before !== null && { p_rating_before: row.before }),
      ...(row.after !== null && { p_rating_after: row.after }),
    }),
  );
  if (!isRecord(answer) || answer['token_granted'] !== true) return;
  void queryClient.invalidateQueries({ queryKey: ['tokens'] });
  // Somebody who is still not well should not be interrupted by rewards, nor at night.
  if (row.after !== null && row.after > 5) return;
  toast({
    title: TOOL_PAGE_TEXTS.tokenTitle,
    description: TOOL_PAGE_TEXTS.tokenDetail,
    tone: 'ok',
  });
}
