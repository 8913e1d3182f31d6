import { isRecord } from '#web/lib/is-record.ts';
import { isStored, itemKeys, readItem, removeItem, writeItem } from '#web/lib/safe-storage.ts';
import { watchedKeys } from '#web/lib/watched-keys.ts';

/** Something a person did that the server does not know yet. */
export interface OutboxItem {
  /** Made by the client: under it, the same thing is kept once and done once. */
  id: string;
  /** Sorts in the order in which things were done. */
  key: string;
  /** Which declaration it belongs to, for example `mood`. */
  kind: string;
  /** Whose it is: on a shared device nobody sends for somebody else. */
  owner: string;
  payload: unknown;
  /** It left at least once; whether it arrived, nobody here can tell. */
  tried?: boolean;
  /** The server's code, once it has said no for good. */
  rejected?: string;
}

/** One record an item, so that two tabs never write over each other. */
const PREFIX = 'remanso.outbox.';

const placeOf = ({ owner, key }: OutboxItem) => `${PREFIX}${owner}.${key}`;

let seen: { texts: readonly string[]; items: readonly OutboxItem[] } = { texts: [], items: [] };
/** Something was added or left, here or in another tab. */
const { notify, subscribe } = watchedKeys(PREFIX);
export { subscribe as onItemsChange };

/** Everything that waits or was refused, oldest first; the same array until something changes. */
export function readItems(): readonly OutboxItem[] {
  const texts = itemKeys(PREFIX).map((key) => readItem(key) ?? '');
  const known = new Set(seen.texts);
  if (texts.length !== seen.texts.length || texts.some((text) => !known.has(text))) {
    seen = { texts, items: texts.flatMap(parse).toSorted((a, b) => (a.key < b.key ? -1 : 1)) };
  }
  return seen.items;
}

/** The same item as it is kept now; undefined when it has left or was taken back. */
export function asKeptNow(item: OutboxItem): OutboxItem | undefined {
  return parse(readItem(placeOf(item)) ?? '')[0];
}

/** Whether an item is kept beyond the life of this page. */
export function isItemStored(owner: string, id: string): boolean {
  const item = readItems().find((one) => one.owner === owner && one.id === id);
  return item !== undefined && isStored(placeOf(item));
}

/** What nobody can read stays where it is: a later version may. */
function parse(text: string): OutboxItem[] {
  try {
    const value: unknown = JSON.parse(text);
    return isItem(value) ? [value] : [];
  } catch {
    return [];
  }
}

function isItem(value: unknown): value is OutboxItem {
  return (
    isRecord(value) &&
    ['id', 'key', 'kind', 'owner'].every((name) => typeof value[name] === 'string')
  );
}

export function keepItem(item: OutboxItem): void {
  writeItem(placeOf(item), JSON.stringify(item));
  notify();
}

export function dropItem(item: OutboxItem): void {
  removeItem(placeOf(item));
  notify();
}

/** The place behind everything else: the clock of a device may stand still or be put back. */
export function nextKey(id: string): string {
  const [at = '', count = '0'] = readItems().at(-1)?.key.split(' ') ?? [];
  const now = new Date().toISOString();
  const [moment, place] = now > at ? [now, 0] : [at, Number(count) + 1];
  // The suffix distinguishes what two tabs did in the same millisecond.
  return `${moment} ${String(place).padStart(6, '0')} ${id}`;
}
