import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { storeKey } from './store-key.ts';

export interface Purse {
  balance: number;
  /** Tokens that were deleted after they had been spent: what comes next covers them first. */
  covering: number;
}

export function purseQuery(userId: string) {
  return queryOptions({
    queryKey: [...storeKey(userId), 'purse'],
    queryFn: async (): Promise<Purse> => {
      const backend = await loadBackend();
      const rows = dataOf(await backend.from('token_balance').select('earned, spent, balance'));
      const { earned, spent, balance } = rows[0] ?? {};
      return { balance: balance ?? 0, covering: Math.max(0, (spent ?? 0) - (earned ?? 0)) };
    },
    staleTime: staleTimes.critical,
    meta: { offline: true },
  });
}
