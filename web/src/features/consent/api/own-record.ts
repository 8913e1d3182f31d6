import { queryOptions } from '@tanstack/react-query';
import { ownSignatureSchema } from '#domain/contracts/consent.ts';
import { callFunction, loadBackend } from '#web/data/backend.ts';
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
          .select('created_at, consent_version, data_research, full_name')
          .eq('user_id', userId)
          .is('revoked_at', null)
          .order('created_at', { ascending: false })
          .limit(1),
      );
      const [record] = records;
      return record === undefined ? null : { ...record, digital_signature: await ownSignature() };
    },
    staleTime: staleTimes.static,
  });
}

async function ownSignature(): Promise<string | null> {
  const answer = await callFunction('consent/signature', undefined, { method: 'GET' });
  return ownSignatureSchema.parse(await answer.json()).digitalSignature;
}
