import { loadBackendOf } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import type { ListChange } from '#web/data/outbox/list-change.ts';
import { sendToTable } from '#web/data/outbox/send-to-table.ts';
import { queryClient } from '#web/data/query-client.ts';
import { isRecord } from '#web/lib/is-record.ts';
import type { DoneAct } from './done-act.ts';
import { tellGranted } from './granted.ts';

/**
 * Brings an act to the server, which stores it once and grants its token; or takes it back.
 * @throws {DataError} when it did not arrive; the outbox then keeps it
 */
export async function sendAct(change: ListChange<DoneAct>, owner: string): Promise<void> {
  if (change.type !== 'add') return await sendToTable('challenge_acts', change, owner);
  const { id, actId, smaller, doneAt } = change.row;
  const backend = await loadBackendOf(owner);
  const stored = dataOf(
    await backend.rpc('record_challenge_act', {
      p_id: id,
      p_act_id: actId,
      p_smaller: smaller,
      p_done_at: doneAt,
    }),
  );
  if (!isRecord(stored) || stored['token_granted'] !== true) return;
  void queryClient.invalidateQueries({ queryKey: ['tokens'] });
  tellGranted(actId);
}
