import { useMutation, useQueryClient } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { useUser } from '#web/data/session.ts';
import { clearLocalConsent } from '../local-consent.ts';
import { consentQuery } from './check-consent.ts';

/** Takes the consent back. The guard asks for it again at once. @throws {DataError} */
export function useRevokeConsent() {
  const queries = useQueryClient();
  const user = useUser();
  return useMutation({
    mutationFn: async () => {
      const backend = await loadBackend();
      return dataOf(await backend.rpc('revoke_legal_consent'));
    },
    onSuccess: () => {
      clearLocalConsent();
      queries.setQueryData(consentQuery(user.id).queryKey, false);
    },
  });
}
