import type { PasskeyListItem } from '@supabase/auth-js';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { loadAuth } from '#web/data/auth.ts';
import { staleTimes } from '#web/data/query-client.ts';

const passkeysKey = (userId: string) => ['account', userId, 'passkeys'] as const;

export function usePasskeys(userId: string) {
  return useQuery(
    queryOptions({
      queryKey: passkeysKey(userId),
      queryFn: listPasskeys,
      staleTime: staleTimes.critical,
    }),
  );
}

export function useReloadPasskeys(userId: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: passkeysKey(userId) });
}

async function listPasskeys(): Promise<PasskeyListItem[]> {
  const auth = await loadAuth();
  const { data, error } = await auth.passkey.list();
  if (error) throw error;
  return data;
}

/** In the browser's own dialog; it is named after the device that made it. @throws for `codeOf` */
export async function addPasskey(name: string): Promise<void> {
  const auth = await loadAuth();
  const { data, error } = await auth.registerPasskey();
  if (error) throw error;
  // A passkey without a name works just as well.
  await auth.passkey.update({ passkeyId: data.id, friendlyName: name });
}

/** @throws what `codeOf` understands */
export async function renamePasskey(passkeyId: string, friendlyName: string): Promise<void> {
  const auth = await loadAuth();
  const { error } = await auth.passkey.update({ passkeyId, friendlyName });
  if (error) throw error;
}

/** @throws what `codeOf` understands */
export async function removePasskey(passkeyId: string): Promise<void> {
  const auth = await loadAuth();
  const { error } = await auth.passkey.delete({ passkeyId });
  if (error) throw error;
}
