import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { useUser } from '#web/data/session.ts';

export function tokensQuery(userId: string) {
  return queryOptions({
    queryKey: ['token-balance', userId],
    // Summed up where all of them are: a list ends at the API's limit.
    queryFn: async () => dataOf(await (await loadBackend()).rpc('token_balance')),
    staleTime: staleTimes.critical,
    meta: { offline: true },
  });
}

/** How many tokens the person has. */
export function useTokens() {
  return useQuery(tokensQuery(useUser().id));
}
