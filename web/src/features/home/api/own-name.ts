import { queryOptions } from '@tanstack/react-query';
import { LEGAL_FRAMEWORK_VERSION } from '#domain/limits.ts';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { staleTimes } from '#web/data/query-client.ts';

/** What to call the person: the name they chose, or the first one they signed with. */
export function ownNameQuery(userId: string) {
  return queryOptions({
    queryKey: ['home', userId, 'name'],
    queryFn: async ({ signal }) => {
      const backend = await loadBackend();
      const [profiles, records] = await Promise.all([
        backend.from('profiles').select('display_name').abortSignal(signal),
        backend
          .from('legal_consent_records')
          .select('full_name')
          .eq('consent_version', LEGAL_FRAMEWORK_VERSION)
          .is('revoked_at', null)
          .order('created_at', { ascending: false })
          .limit(1)
          .abortSignal(signal),
      ]);
      return dataOf(profiles)[0]?.display_name?.trim() || firstName(dataOf(records)[0]?.full_name);
    },
    staleTime: staleTimes.static,
    meta: { offline: true },
  });
}

function firstName(fullName = ''): string | null {
  return fullName.trim().split(/\s+/)[0] || null;
}
