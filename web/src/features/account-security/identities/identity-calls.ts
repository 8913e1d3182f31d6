import type { Provider, UserIdentity } from '@supabase/auth-js';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { boundToThisBrowser } from '#web/data/accounts/other-ways.ts';
import { loadAuth } from '#web/data/auth.ts';
import { loadPublicConfig } from '#web/data/public-config.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { refreshSessionState } from '#web/data/session.ts';
import { isRecord } from '#web/lib/is-record.ts';

/** A service where people have an account already. */
export interface LinkableProvider {
  id: string;
  label: string;
}

export function useProviders() {
  return useQuery(
    queryOptions({
      queryKey: ['providers'],
      queryFn: loadProviders,
      staleTime: staleTimes.static,
    }),
  );
}

async function loadProviders(): Promise<LinkableProvider[]> {
  const { all } = await loadPublicConfig();
  const { providers } = all;
  return Array.isArray(providers) ? providers.flatMap(readProvider) : [];
}

function readProvider(value: unknown): LinkableProvider[] {
  if (!isRecord(value) || typeof value['id'] !== 'string') return [];
  const { id, label } = value;
  return [{ id, label: typeof label === 'string' ? label : id }];
}

/** Leaves for the service's own page; it leads back here. @throws what `codeOf` understands */
export async function linkIdentity(provider: string): Promise<void> {
  const { error } = await boundToThisBrowser((auth) =>
    auth.linkIdentity({
      // The list of the client knows the famous ones; a server may have others.
      provider: provider as Provider,
      options: { redirectTo: location.origin + location.pathname },
    }),
  );
  if (error) throw error;
}

/** @throws what `codeOf` understands */
export async function unlinkIdentity(identity: UserIdentity): Promise<void> {
  const auth = await loadAuth();
  const { error } = await auth.unlinkIdentity(identity);
  if (error) throw error;
}

/**
 * What the service's page brought back in the address, which is cleaned at once. Only a code that
 * this browser asked for is taken: tokens in an address could be anybody's.
 * @returns whether somebody came back at all
 * @throws what `codeOf` understands, when nothing was linked
 */
export async function finishLinking(): Promise<boolean> {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const query = new URLSearchParams(location.search);
  const said = fragment.get('error_code') ?? query.get('error_code') ?? query.get('error');
  const code = query.get('code');
  if (said !== null || code !== null || fragment.has('access_token')) {
    history.replaceState(history.state, '', location.pathname);
  }
  if (said !== null) throw refused(said);
  if (code === null) return false;
  const auth = await loadAuth();
  const { error } = await auth.exchangeCodeForSession(code);
  // Without a verifier: somebody else set off, elsewhere.
  if (error?.code === 'validation_failed') throw refused('provider_failed');
  if (error) throw error;
  refreshSessionState();
  return true;
}

function refused(code: string): Error {
  return Object.assign(new Error('linking'), { code });
}
