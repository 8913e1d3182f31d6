import { useMemo, useSyncExternalStore } from 'react';
import { useOnline } from '#web/lib/use-online.ts';
import { useUser } from '../session.ts';
import type { Identified, ListChange } from './list-change.ts';
import type { OfflineList } from './offline-list.ts';
import type { OutboxItem } from './outbox-items.ts';
import { outbox } from './the-outbox.ts';
import { type Listed, withWaiting } from './with-waiting.ts';

/** What a screen does to a list: kept on this device first, then everything else. */
export function useChanges<Row extends Identified>(list: OfflineList<Row>) {
  const { id: owner } = useUser();
  return {
    change: (change: ListChange<Row>) => list.change(owner, change),
    undo: (id: string, opposite: ListChange<Row>) => list.undo(owner, id, opposite),
    /** Lets go of what the server refused. */
    discard: (id: string) => outbox.discard(owner, list.kind, id),
  };
}

const NOTHING: readonly OutboxItem[] = [];

/** What waits of one kind of this person, or was refused. */
function useOutboxItems(kind: string, owner: string): readonly OutboxItem[] {
  const items = useSyncExternalStore(outbox.subscribe, outbox.items, () => NOTHING);
  return useMemo(
    () => items.filter((item) => item.owner === owner && item.kind === kind),
    [items, owner, kind],
  );
}

interface Answer<Row> {
  data: readonly Row[] | undefined;
  isError: boolean;
  isFetching: boolean;
}

/** The rows that a query answered, and what waits here, with every state that a screen tells apart. */
export function useOfflineList<Row extends Identified>(
  list: OfflineList<Row>,
  owner: string,
  { data, isError, isFetching }: Answer<Row>,
) {
  const items = useOutboxItems(list.kind, owner);
  const online = useOnline();
  const rows: Listed<Row>[] = useMemo(
    () => withWaiting(list, data ?? [], items),
    [list, data, items],
  );
  return {
    rows,
    /** Whether an empty list means that there is nothing, and not that nobody answered. */
    known: data !== undefined,
    loading: data === undefined && isFetching && online,
    failed: online && isError,
    online,
  };
}
