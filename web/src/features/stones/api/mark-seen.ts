import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StoneId } from '#domain/stones/stones.ts';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { useUser } from '#web/data/session.ts';
import { type FoundStone, stonesQuery } from './list-stones.ts';

/**
 * The stones that nobody was told of yet. They are told of once, on one device: from then on the
 * server knows, and this page goes on showing them as new until it is left.
 */
export function useNewStones(stones: readonly FoundStone[]): ReadonlySet<StoneId> {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const [told, setTold] = useState<ReadonlySet<StoneId>>(() => new Set());
  const unseen = stones.filter(({ isNew }) => isNew).map(({ id }) => id);
  const key = unseen.join(' ');

  useEffect(() => {
    if (key === '') return;
    const ids = key.split(' ');
    const tell = async () => {
      await markSeen(ids);
      queries.setQueryData(stonesQuery(userId).queryKey, (known) =>
        known?.map((stone) => (ids.includes(stone.id) ? { ...stone, isNew: false } : stone)),
      );
    };
    setTold((before) => new Set([...before, ...unseen]));
    // Without network they are told of again on the next visit: that harms nobody.
    void tell().catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- `key` says the same as `unseen`, and is equal to itself
  }, [key, queries, userId]);

  return told;
}

async function markSeen(ids: readonly string[]): Promise<void> {
  const backend = await loadBackend();
  const seen = { seen_at: new Date().toISOString() };
  dataOf(await backend.from('found_stones').update(seen).in('stone', ids).is('seen_at', null));
}
