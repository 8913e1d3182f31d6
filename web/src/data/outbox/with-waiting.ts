import { applyChange, type Identified, idOf } from './list-change.ts';
import type { OfflineList } from './offline-list.ts';
import type { OutboxItem } from './outbox-items.ts';

export type Listed<Row> = Row & {
  /** `waiting`: this device knows something of it that the server does not. */
  delivery: 'sent' | 'waiting' | 'refused';
  /** What of it the server refused, to let go of it. */
  refusedId: string | null;
};

/** What a person sees: what the server has, and on top of it what still waits to be sent. */
export function withWaiting<Row extends Identified>(
  { schema, rules }: Pick<OfflineList<Row>, 'schema' | 'rules'>,
  rows: readonly Row[],
  items: readonly OutboxItem[],
): Listed<Row>[] {
  const last = new Map<string, OutboxItem>();
  let list: readonly Row[] = rows.toSorted(rules.order);
  for (const item of items) {
    const change = schema(item.payload);
    // A deletion that was refused leaves the row where it is.
    if (!change || (item.rejected && change.type === 'delete')) continue;
    list = applyChange(list, change, rules);
    last.set(idOf(change), item);
  }
  return list.map((row) => {
    const item = last.get(row.id);
    const refusedId = item?.rejected ? item.id : null;
    return { ...row, delivery: refusedId ? 'refused' : item ? 'waiting' : 'sent', refusedId };
  });
}
