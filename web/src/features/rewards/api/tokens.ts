import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { useUser } from '#web/data/session.ts';

export function tokensQuery(userId: string) {
  return queryOptions({
    queryKey: ['tokens', userId],
    queryFn: async () => {
      const backend = await loadBackend();
      const entries = dataOf(
        await backend
          .from('user_tokens')
          .select('id, token_type, amount, description, created_at')
          .eq('user_id', userId)
          .order('created_at', { ascending: false }),
      );
      return { entries, balance: entries.reduce((sum, entry) => sum + entry.amount, 0) };
    },
    staleTime: staleTimes.critical,
    meta: { offline: true },
  });
}

/** Every token that came or went, newest first, and what is left of them. */
export function useTokens() {
  return useQuery(tokensQuery(useUser().id));
}
