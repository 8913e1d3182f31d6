import { loadBackendOf } from '#web/data/backend.ts';
import { dataOf, toDataError } from '#web/data/data-error.ts';
import { queryClient } from '#web/data/query-client.ts';
import { toast } from '#web/ui/toast.tsx';
import { type Care, careQuery } from '../api/care.ts';
import { progressQuery } from '../api/progress.ts';
import { type Rest, withRests } from './rests.ts';
import { CARE_TEXTS } from './texts.ts';

/**
 * Brings a day of rest to the account, or takes it from there. The day is the key on the server: sent
 * again, or from another device, it is one row.
 * @throws {DataError} when it did not arrive; the outbox then keeps it
 */
export async function sendRest(rest: Rest, owner: string): Promise<void> {
  const { day, resting } = rest;
  const table = (await loadBackendOf(owner)).from('rest_days');
  try {
    if (resting) {
      const once = { onConflict: 'user_id,day', ignoreDuplicates: true };
      dataOf(await table.upsert({ day }, once));
    } else dataOf(await table.delete().eq('day', day));
  } catch (error) {
    const { status } = toDataError(error);
    // A device whose date is far off: it would be refused again and again.
    if (status !== 400) throw error;
    toast({ ...CARE_TEXTS.rest.refused, tone: 'error' });
    return;
  }
  const { queryKey } = careQuery(owner);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Care>(queryKey, (care) => care && withRests(care, [rest]));
  void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: progressQuery(owner).queryKey });
  // A first day of rest finds a stone.
  void queryClient.invalidateQueries({ queryKey: ['stones', owner] });
}
