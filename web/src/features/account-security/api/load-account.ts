import type { Factor, UserIdentity } from '@supabase/auth-js';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { loadAuth } from '#web/data/auth.ts';
import { staleTimes } from '#web/data/query-client.ts';

/** What the accounts service says of who is signed in. */
export interface Account {
  email: string;
  /** A change of address that waits for its two mails. */
  newEmail: string | null;
  hasPassword: boolean;
  factors: readonly Factor[];
  identities: readonly UserIdentity[];
}

function accountKey(userId: string) {
  return ['account', userId] as const;
}

function accountQuery(userId: string) {
  return queryOptions({
    queryKey: accountKey(userId),
    queryFn: loadAccount,
    staleTime: staleTimes.critical,
  });
}

async function loadAccount(): Promise<Account> {
  const auth = await loadAuth();
  const { data, error } = await auth.getUser();
  if (error) throw error;
  const { email = '', new_email: newEmail = null, factors = [], identities = [] } = data.user;
  return {
    email,
    newEmail: newEmail || null,
    hasPassword: identities.some(({ provider }) => provider === 'email'),
    factors: factors.filter(({ status }) => status === 'verified'),
    identities,
  };
}

export function useAccount(userId: string) {
  return useQuery(accountQuery(userId));
}

/** Asks anew after a change. */
export function useReloadAccount(userId: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: accountKey(userId) });
}
