import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { useUser } from '#web/data/session.ts';

export function progressQuery(userId: string) {
  return queryOptions({
    queryKey: ['progress', userId],
    queryFn: async () => {
      const backend = await loadBackend();
      const rows = dataOf(
        await backend
          .from('user_progress')
          .select('points, level, streak_count, max_streak, total_logins, last_login')
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .limit(1),
      );
      return rows[0] ?? null;
    },
    staleTime: staleTimes.critical,
    meta: { offline: true },
  });
}

/** Points, level and days of the person; null before the first reward. */
export function useProgress() {
  return useQuery(progressQuery(useUser().id));
}
