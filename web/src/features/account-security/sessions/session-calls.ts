import { useQueryClient } from '@tanstack/react-query';
import { loadAuth } from '#web/data/auth.ts';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, type Page, pageOf, type Place } from '#web/data/pages/keyset.ts';
import { pagedQuery } from '#web/data/pages/paged-query.ts';
import { staleTimes } from '#web/data/query-client.ts';

export interface OpenSession {
  id: string;
  lastActiveAt: string;
  userAgent: string | null;
  ip: string | null;
  isCurrent: boolean;
}

const PAGE = 50;

const sessionsKey = (userId: string) => ['account', userId, 'sessions'] as const;

/** Where the person is signed in, page by page: here first, then the last used. */
export function sessionsQuery(userId: string) {
  return pagedQuery({
    queryKey: sessionsKey(userId),
    readPage: readSessions,
    staleTime: staleTimes.critical,
  });
}

export function useReloadSessions(userId: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sessionsKey(userId) });
}

async function readSessions(after: Place | null): Promise<Page<OpenSession>> {
  const backend = await loadBackend();
  const by = { column: 'last_active_at', ascending: false, size: PAGE };
  const all = () => backend.rpc('list_own_sessions');
  const [here, others] = await Promise.all([
    after === null ? all().eq('is_current', true) : null,
    pageOf(all().eq('is_current', false), by, after),
  ]);
  const rows = dataOf(others);
  return {
    rows: [...(here ? dataOf(here) : []), ...rows].map((row) => ({
      id: row.id,
      lastActiveAt: row.last_active_at,
      userAgent: row.user_agent,
      ip: row.ip_address,
      isCurrent: row.is_current,
    })),
    next: endOf(rows, PAGE, (row) => [row.last_active_at, row.id]),
  };
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
