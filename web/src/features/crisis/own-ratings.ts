import { useSession } from '#web/data/session.ts';
import { readTabItem, removeTabItem } from '#web/data/tab-storage.ts';
import { readItem, removeItem } from '#web/lib/safe-storage.ts';

/**
 * Who rates: the id of a person who is signed in, whose ratings are kept on the device under
 * `key.id`; null is anybody, whose ratings last as long as the tab, so that the next one at this
 * device does not find them.
 */
export type Rater = string | null;

export function useRater(): Rater {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.id : null;
}

export function readOwn(key: string, rater: Rater): string | null {
  // Earlier releases kept them for the device. Nobody can say whose they were.
  removeItem(key);
  return rater === null ? readTabItem(key) : readItem(`${key}.${rater}`);
}

export function removeOwn(key: string, rater: Rater): void {
  if (rater === null) removeTabItem(key);
  else removeItem(`${key}.${rater}`);
}

/** A list that may be missing, broken or written by an older version; `parse` decides of each. */
export function readOwnList<T>(
  key: string,
  rater: Rater,
  parse: (value: unknown) => T | null,
): T[] {
  const kept = parseJson(readOwn(key, rater));
  return Array.isArray(kept) ? kept.map(parse).filter((value) => value !== null) : [];
}

export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
