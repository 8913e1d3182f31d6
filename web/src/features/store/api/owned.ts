import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { useUser } from '#web/data/session.ts';
import { storeKey } from './store-key.ts';

export interface Purchase {
  id: string;
  pieceId: string;
  price: number;
}

/** What the person owns now. A piece is owned once, so the list is never longer than the catalogue. */
export function ownedQuery(userId: string) {
  return queryOptions({
    queryKey: [...storeKey(userId), 'owned'],
    queryFn: async (): Promise<readonly Purchase[]> => {
      const backend = await loadBackend();
      const rows = dataOf(
        await backend
          .from('store_purchases')
          .select('id, piece_id, price')
          .eq('user_id', userId)
          .is('refunded_at', null)
          .order('bought_at', { ascending: false })
          .order('id', { ascending: false }),
      );
      return rows.map(({ id, piece_id, price }) => ({ id, pieceId: piece_id, price }));
    },
    staleTime: staleTimes.critical,
    meta: { offline: true },
  });
}

const NOTHING: ReadonlySet<string> = new Set();
const idsOf = (owned: readonly Purchase[]): ReadonlySet<string> =>
  new Set(owned.map(({ pieceId }) => pieceId));

/** Ids of the pieces that were bought and not given back; empty until that is known. */
export function useOwnedPieces(): ReadonlySet<string> {
  const { data = NOTHING } = useQuery({ ...ownedQuery(useUser().id), select: idsOf });
  return data;
}
