import type { OutboxItem } from '#web/data/outbox/outbox-store.ts';
import { applyChange, readChange } from './mood-change.ts';
import type { MoodEntry } from './mood-entry.ts';

export interface ListedEntry extends MoodEntry {
  /** `waiting`: this device knows something of it that the server does not. */
  delivery: 'sent' | 'waiting' | 'refused';
  /** What of it the server refused, to let go of it. */
  refusedKey: string | null;
}

/** What a person sees: what the server has, and on top of it what still waits to be sent. */
export function withPending(
  entries: readonly MoodEntry[],
  items: readonly OutboxItem[],
): ListedEntry[] {
  const last = new Map<string, OutboxItem>();
  let list = entries;
  for (const item of items) {
    const change = readChange(item.payload);
    // A deletion that was refused leaves the entry where it is.
    if (!change || (item.rejected && change.type === 'delete')) continue;
    list = applyChange(list, change);
    last.set(change.type === 'save' ? change.entry.id : change.id, item);
  }
  return list.map((entry) => {
    const item = last.get(entry.id);
    const refusedKey = item?.rejected ? item.key : null;
    return { ...entry, delivery: refusedKey ? 'refused' : item ? 'waiting' : 'sent', refusedKey };
  });
}
