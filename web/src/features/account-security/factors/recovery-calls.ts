import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadAuth } from '#web/data/auth.ts';
import { staleTimes } from '#web/data/query-client.ts';

export interface RecoveryStatus {
  total: number;
  remaining: number;
}

/** Null while there are none. */
export function useRecoveryStatus(userId: string, factorId: string | undefined) {
  return useQuery(
    queryOptions({
      queryKey: ['account', userId, 'recovery', factorId ?? 'none'],
      queryFn: () => (factorId === undefined ? null : loadStatus()),
      staleTime: staleTimes.critical,
    }),
  );
}

async function loadStatus(): Promise<RecoveryStatus | null> {
  const auth = await loadAuth();
  const { data, error } = await auth.mfa.recoveryCodes.getStatus();
  if (!error) return { total: data.total, remaining: data.remaining };
  if (error.code === 'mfa_factor_not_found') return null;
  throw error;
}

/** @returns codes that are never readable again @throws what `codeOf` understands */
export async function makeRecoveryCodes(replace: boolean): Promise<string[]> {
  const auth = await loadAuth();
  const { recoveryCodes } = auth.mfa;
  const { data, error } = await (replace ? recoveryCodes.regenerate() : recoveryCodes.generate());
  if (error) throw error;
  return data.codes;
}
