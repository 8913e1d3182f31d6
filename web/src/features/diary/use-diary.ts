import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useOfflineList } from '#web/data/outbox/use-offline-list.ts';
import type { Listed } from '#web/data/outbox/with-waiting.ts';
import { useUser } from '#web/data/session.ts';
import { keysQuery } from './api/keys.ts';
import { entriesQuery } from './api/list-entries.ts';
import { diary } from './diary.ts';
import type { EntryRow } from './diary-entry.ts';
import { knownKeys, mustSeal } from './vault/known-keys.ts';
import { type Opened, useOpened, useVault } from './vault/use-vault.ts';

/** An entry as a screen has it: its words where they are open, and where it is. */
export type Entry = Opened<Listed<EntryRow>>;

/** The entries of the person who is here. */
export function useDiary() {
  const { id: owner } = useUser();
  const query = useInfiniteQuery(entriesQuery(owner));
  const isError = query.isError && !query.isFetchNextPageError;
  const { rows, ...list } = useOfflineList(diary, owner, { ...query, isError });
  return { owner, entries: useOpened(owner, rows), query, ...list };
}

/** Whether this diary is sealed, and open here. */
export function useKeys() {
  const { id: owner } = useUser();
  const query = useQuery(keysQuery(owner));
  const keys = query.data ?? null;
  const phase = query.data === undefined ? knownKeys(owner)?.phase : keys?.phase;
  const vault = useVault(owner);
  const isSealed = mustSeal(phase);
  return {
    owner,
    keys,
    phase,
    vault,
    isSealed,
    /** Nobody has said yet whether there is a key: nothing is shown, nothing is taken for granted. */
    isUnknown: query.data === undefined && query.isFetching && phase === undefined,
    /** Words can neither be read nor written before it is opened. */
    isLocked: (isSealed || phase === 'opening') && vault === null,
  };
}

/** What the page shows, in its address, so that going back works as everywhere. */
export type View =
  | { name: 'list' }
  | { name: 'entry'; id: string }
  | { name: 'write'; id: string | null; mergeWith: string | null }
  | { name: 'options' };

const [ENTRY, WRITE, MERGE, OPTIONS] = ['pagina', 'escribir', 'unir', 'llave'];
const NEW = 'nueva';

export function useView(): View {
  const [search] = useSearchParams();
  const [entry, write] = [search.get(ENTRY), search.get(WRITE)];
  if (write !== null) {
    return { name: 'write', id: write === NEW ? null : write, mergeWith: search.get(MERGE) };
  }
  if (entry !== null) return { name: 'entry', id: entry };
  return search.has(OPTIONS) ? { name: 'options' } : { name: 'list' };
}

export const toEntry = (id: string) => `?${ENTRY}=${id}`;
export const toEditor = (id: string) => `?${WRITE}=${id}`;
export const toMerge = (id: string, other: string) => `?${WRITE}=${id}&${MERGE}=${other}`;
export const TO_NEW = `?${WRITE}=${NEW}`;
export const TO_OPTIONS = `?${OPTIONS}`;
export const TO_LIST = '?';
