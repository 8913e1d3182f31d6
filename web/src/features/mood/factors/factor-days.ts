import { DataError, dataOf } from '#web/data/data-error.ts';
import { loadBackendOf } from '#web/data/backend.ts';
import type { ListChange } from '#web/data/outbox/list-change.ts';
import { offlineList } from '#web/data/outbox/offline-list.ts';
import { factorDaysKey } from '../api/list-factor-days.ts';
import { MOOD_KEPT_TEXTS } from '../kept-here.texts.ts';
import { type FactorDay, partsOfId, readFactorDay } from './factor-day.ts';

/** The values of a person's factors, one a factor and day: written offline, the last one stands. */
export const factorDays = offlineList<FactorDay>({
  kind: 'factor-day',
  schema: readFactorDay,
  order: (one, other) =>
    one.day === other.day ? (one.factor < other.factor ? 1 : -1) : one.day < other.day ? 1 : -1,
  queries: factorDaysKey,
  send,
  inWords: MOOD_KEPT_TEXTS.factorDays,
});

/** Factor and day are the key on the server: sent again, or from another device, it is one row. */
async function send(change: ListChange<FactorDay>, owner: string): Promise<void> {
  const backend = await loadBackendOf(owner);
  const table = backend.from('factor_days');
  if (change.type === 'delete') {
    const { factor, day } = partsOfId(change.id);
    dataOf(await table.delete().eq('factor', factor).eq('day', day));
    return;
  }
  const row =
    change.type === 'edit' ? readFactorDay({ ...change.seen, ...change.fields }) : change.row;
  if (row === null) throw new DataError('gone', 'no value to keep', 404);
  const { factor, day, value } = row;
  const ignoreDuplicates = change.type === 'add';
  const onConflict = 'user_id,factor,day';
  dataOf(await table.upsert({ factor, day, value }, { onConflict, ignoreDuplicates }));
}
