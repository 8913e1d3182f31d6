import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { DataError, dataOf } from '#web/data/data-error.ts';
import { staleTimes } from '#web/data/query-client.ts';

const deletionKey = (userId: string) => ['account', userId, 'deletion'] as const;

/** When the account will be deleted, or null when deletion was not requested. */
export function useDeletion(userId: string) {
  return useQuery(
    queryOptions({
      queryKey: deletionKey(userId),
      queryFn: loadDeletion,
      staleTime: staleTimes.critical,
    }),
  );
}

export function useReloadDeletion(userId: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: deletionKey(userId) });
}

async function loadDeletion(): Promise<string | null> {
  const backend = await loadBackend();
  const row = dataOf(await backend.from('account_deletions').select('due_at').maybeSingle());
  return row?.due_at ?? null;
}

/** @returns when it goes @throws what `codeOf` understands */
export async function requestDeletion(): Promise<string> {
  const backend = await loadBackend();
  const answer = await backend.rpc('request_account_deletion');
  // SQL has few codes of its own: the word stands in the message.
  if (answer.error?.message === 'reauthentication_needed') {
    throw new DataError('reauthentication_needed', answer.error.message, answer.status);
  }
  return dataOf(answer);
}

/** @throws what `codeOf` understands */
export async function cancelDeletion(): Promise<void> {
  const backend = await loadBackend();
  dataOf(await backend.rpc('cancel_account_deletion'));
}
