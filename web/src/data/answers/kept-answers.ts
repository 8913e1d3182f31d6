import type { Query, QueryClient } from '@tanstack/react-query';
import { DataError } from '../data-error.ts';
import { readStoredSession } from '../stored-session.ts';
import { type AnswerStore, indexedDbAnswers } from './answer-store.ts';

/** Spec §9: nothing about a person stays in a browser for longer. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Keeps the last answers to queries that say `meta: { offline: true }`, and gives them where the
 * network does not. With a network nothing is read from here: nobody sees yesterday's list flash by.
 * Returns the end of it.
 */
export function keepAnswers(client: QueryClient, store: AnswerStore = indexedDbAnswers()) {
  const cache = client.getQueryCache();

  function follow(query: Query): void {
    if (query.meta?.['offline'] !== true) return;
    // A list that was asked for by somebody who has left meanwhile is nobody's.
    if (cache.get(query.queryHash) !== query) return;
    const owner = readStoredSession()?.user.id;
    if (owner === undefined) return;
    const { status, data, dataUpdatedAt } = query.state;
    const key = `${owner} ${query.queryHash}`;
    if (status === 'success') {
      // Full or closed storage: then this answer cannot be read offline.
      void store.set(key, { data, at: dataUpdatedAt }).catch(() => undefined);
    } else if (data === undefined && isCutOff(query)) {
      void restore(query, key).catch(() => undefined);
    }
  }

  async function restore(query: Query, key: string): Promise<void> {
    const kept = await store.get(key);
    if (!kept || Date.now() - kept.at > LIFETIME_MS) return;
    if (query.state.data !== undefined || cache.get(query.queryHash) !== query) return;
    client.setQueryData(query.queryKey, kept.data, { updatedAt: kept.at });
  }

  for (const query of cache.getAll()) follow(query);
  return cache.subscribe((event) => {
    if (event.type === 'updated') follow(event.query);
  });
}

function isCutOff({ state }: Query): boolean {
  const reason: unknown = state.error ?? state.fetchFailureReason;
  return state.fetchStatus === 'paused' || (reason instanceof DataError && reason.status === 0);
}

/** In each tab, when a person goes. A browser that keeps no database must not hold her back. */
export async function forgetAnswers(openStore: () => AnswerStore = indexedDbAnswers) {
  try {
    await openStore().clear();
  } catch {
    // Closed to us: then nothing was kept there either.
  }
}
