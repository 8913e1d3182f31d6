import { queryOptions } from '@tanstack/react-query';
import { isSlot, type Slot } from '#domain/store/piece.ts';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { storeKey } from './store-key.ts';

export interface WornPiece {
  slot: Slot;
  pieceId: string;
  choice: string | null;
}

/** What Nilo wears, one piece in each place. */
export function wornQuery(userId: string) {
  return queryOptions({
    queryKey: [...storeKey(userId), 'worn'],
    queryFn: async (): Promise<readonly WornPiece[]> => {
      const backend = await loadBackend();
      const rows = dataOf(
        await backend
          .from('worn_pieces')
          .select('slot, piece_id, choice')
          .eq('user_id', userId)
          .order('slot'),
      );
      return rows.flatMap(({ slot, piece_id, choice }) =>
        isSlot(slot) ? [{ slot, pieceId: piece_id, choice }] : [],
      );
    },
    staleTime: staleTimes.standard,
    meta: { offline: true },
  });
}
