import { useMemo, useSyncExternalStore } from 'react';
import { useUser } from '#web/data/session.ts';
import { readItem, writeItem } from '#web/lib/safe-storage.ts';
import { watchedKeys } from '#web/lib/watched-keys.ts';

/** What each person kept, on this device only. */
export const SAVED = 'remanso.resources';

const watched = watchedKeys(SAVED);

export function parseSaved(text: string | null): ReadonlySet<string> {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return new Set(Array.isArray(list) ? list.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

export const savedBy = (userId: string) => parseSaved(readItem(`${SAVED}.${userId}`));

interface Saved {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
}

export function useSaved(): Saved {
  const { id: userId } = useUser();
  const text = useSyncExternalStore(
    watched.subscribe,
    () => readItem(`${SAVED}.${userId}`),
    () => null,
  );
  const ids = useMemo(() => parseSaved(text), [text]);
  return {
    ids,
    toggle(id) {
      const next = new Set(savedBy(userId));
      if (!next.delete(id)) next.add(id);
      writeItem(`${SAVED}.${userId}`, JSON.stringify([...next]));
      watched.notify();
    },
  };
}
