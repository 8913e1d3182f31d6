import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { loadAuth } from '#web/data/auth.ts';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { staleTimes } from '#web/data/query-client.ts';

export interface OpenSession {
  id: string;
  lastActiveAt: string;
  userAgent: string | null;
  ip: string | null;
  isCurrent: boolean;
}

const sessionsKey = (userId: string) => ['account', userId, 'sessions'] as const;

export function useSessions(userId: string) {
  return useQuery(
    queryOptions({
      queryKey: sessionsKey(userId),
      queryFn: listSessions,
      staleTime: staleTimes.critical,
    }),
  );
}

export function useReloadSessions(userId: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sessionsKey(userId) });
}

async function listSessions(): Promise<OpenSession[]> {
  const backend = await loadBackend();
  return dataOf(await backend.rpc('list_own_sessions')).map((row) => ({
    id: row.id,
    lastActiveAt: row.last_active_at,
    userAgent: row.user_agent,
    ip: row.ip_address,
    isCurrent: row.is_current,
  }));
}

/** Ending one that is gone is no error. @throws what `codeOf` understands */
export async function endSession(id: string): Promise<void> {
  const backend = await loadBackend();
  dataOf(await backend.rpc('end_own_session', { p_session_id: id }));
}

/** @throws what `codeOf` understands */
export async function endOtherSessions(): Promise<void> {
  const auth = await loadAuth();
  const { error } = await auth.signOut({ scope: 'others' });
  if (error) throw error;
}
