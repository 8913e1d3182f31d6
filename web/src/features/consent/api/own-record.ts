import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { staleTimes } from '#web/data/query-client.ts';

/** The consent in force, with its signature, for the person to see; null when there is none. */
export function consentRecordQuery(userId: string) {
  return queryOptions({
    queryKey: ['consent-record', userId],
    queryFn: async () => {
      const backend = await loadBackend();
      const records = dataOf(
        await backend
          .from('legal_consent_records')
          .select('created_at, consent_version, data_research, full_name, digital_signature')
          .eq('user_id', userId)
          .is('revoked_at', null)
          .order('created_at', { ascending: false })
          .limit(1),
      );
      return records[0] ?? null;
    },
    staleTime: staleTimes.static,
  });
}
