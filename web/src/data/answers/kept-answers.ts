import type { Query, QueryClient } from '@tanstack/react-query';
import { isRecord } from '#web/lib/is-record.ts';
import { DataError } from '../data-error.ts';
import { readStoredSession } from '../stored-session.ts';
import { type AnswerStore, indexedDbAnswers } from './answer-store.ts';

/** docs/specification.md §9: nothing about a person stays in a browser for longer. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
/** However long a list is read, this much of it can be read offline: about a year of daily notes. */
const MAX_ROWS = 400;
/** Lists that are kept, over all people of this browser; one has about six. */
const MAX_ANSWERS = 60;

/**
 * Keeps the last answers to queries that say `meta: { offline: true }`, and gives them where the
 * network does not. With a network nothing is read from here: nobody sees yesterday's list flash by.
 * Returns the end of it.
 */
export function keepAnswers(client: QueryClient, store: AnswerStore = indexedDbAnswers()) {
  const cache = client.getQueryCache();

  function follow(query: Query): void {
    if (query.meta?.['offline'] !== true) return;
    // An answer for somebody who has signed out meanwhile is dropped.
    if (cache.get(query.queryHash) !== query) return;
    const owner = readStoredSession()?.user.id;
    if (owner === undefined) return;
    const { status, data, dataUpdatedAt } = query.state;
    const key = `${owner} ${query.queryHash}`;
    if (status === 'success') {
      // Full or closed storage: then this answer cannot be read offline.
      void store.set(key, { data: beginningOf(data), at: dataUpdatedAt }).catch(() => undefined);
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

  void tidy(store).catch(() => undefined);
  for (const query of cache.getAll()) follow(query);
  return cache.subscribe((event) => {
    if (event.type === 'updated') follow(event.query);
  });
}

/** The first rows of a list, or the first pages of one that is read page by page. */
function beginningOf(data: unknown): unknown {
  if (Array.isArray(data)) return data.slice(0, MAX_ROWS);
  if (!isRecord(data) || !Array.isArray(data['pages']) || !Array.isArray(data['pageParams'])) {
    return data;
  }
  const { pages, pageParams } = data;
  let rows = 0;
  const fitting = pages.findIndex((page) => {
    rows += isRecord(page) && Array.isArray(page['rows']) ? page['rows'].length : 1;
    return rows > MAX_ROWS;
  });
  const count = fitting < 0 ? pages.length : Math.max(fitting, 1);
  return { pages: pages.slice(0, count), pageParams: pageParams.slice(0, count) };
}

/** What is too old to be shown, or more than anybody needs, goes. */
async function tidy(store: AnswerStore): Promise<void> {
  const kept = (await store.all()).toSorted(([, one], [, other]) => other.at - one.at);
  const oldest = Date.now() - LIFETIME_MS;
  const gone = kept.filter(([, { at }], place) => place >= MAX_ANSWERS || at < oldest);
  if (gone.length > 0) await store.remove(gone.map(([key]) => key));
}

function isCutOff({ state }: Query): boolean {
  const reason: unknown = state.error ?? state.fetchFailureReason;
  return state.fetchStatus === 'paused' || (reason instanceof DataError && reason.status === 0);
}

/** In each tab, at sign-out. A browser without a database must not prevent it. */
export async function forgetAnswers(openStore: () => AnswerStore = indexedDbAnswers) {
  try {
    await openStore().clear();
  } catch {
    // Closed to us: then nothing was kept there either.
  }
}

/** Of one person alone, where others may be using this browser. */
export async function forgetAnswersOf(
  owner: string,
  openStore: () => AnswerStore = indexedDbAnswers,
): Promise<void> {
  try {
    const store = openStore();
    const all = await store.all();
    await store.remove(all.map(([key]) => key).filter((key) => key.startsWith(`${owner} `)));
  } catch {
    // Closed to us: then nothing was kept there either.
  }
}
