import { createStore, del, entries } from 'idb-keyval';
import { isRecord } from '#web/lib/is-record.ts';
import { isItemStored } from './outbox-items.ts';
import { outbox } from './the-outbox.ts';

/** Where versions before November 2026 kept what waits, under kinds such as `mood.save`. */
const DATABASE = 'remanso-outbox';

/**
 * Brings what an older version left on this device, or an older page that is still open leaves, into
 * the outbox of this one. Called before anything is sent, counted or erased.
 */
export async function moveOlderItems(): Promise<void> {
  try {
    // A browser that cannot tell is asked for the database itself.
    const known = 'databases' in indexedDB ? await indexedDB.databases() : [{ name: DATABASE }];
    if (!known.some(({ name }) => name === DATABASE)) return;
    const store = createStore(DATABASE, 'items');
    const found = await entries<string, unknown>(store);
    for (const [key, item] of found.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      // Its end was made by the client once: read twice, it is kept once.
      const id = key.split(' ').at(-1) ?? key;
      if (isRecord(item) && typeof item['kind'] === 'string' && typeof item['owner'] === 'string') {
        const [kind = ''] = item['kind'].split('.');
        // What was moved before, and is on its way, is not made new.
        if (!outbox.find(item['owner'], kind, id)) {
          outbox.add(kind, item['owner'], item['payload'], id);
        }
        if (isItemStored(item['owner'], id)) await del(key, store);
      }
    }
  } catch {
    // Closed to us: then nothing was kept there either.
  }
}
