import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { ENTRY_COLUMNS, entryOfRow, type MoodEntry } from '../mood-entry.ts';

/** The newest entries of a person, newest first. */
export function entriesQuery(userId: string, limit: number) {
  return queryOptions({
    queryKey: [...entriesKey(userId), limit],
    queryFn: ({ signal }) => listEntries(limit, signal),
    staleTime: staleTimes.critical,
    meta: { offline: true },
    placeholderData: keepPreviousData,
  });
}

/** Beginning of the key of every list of a person's entries, however long. */
export function entriesKey(userId: string) {
  return ['mood', userId, 'entries'] as const;
}

async function listEntries(limit: number, signal: AbortSignal): Promise<MoodEntry[]> {
  const backend = await loadBackend();
  const rows = dataOf(
    await backend
      .from('mood_entries')
      .select(ENTRY_COLUMNS)
      .order('occurred_at', { ascending: false })
      .limit(limit)
      .abortSignal(signal),
  );
  return rows.map(entryOfRow).filter((entry) => entry !== null);
}

export function useEntries(userId: string, limit: number) {
  return useQuery(entriesQuery(userId, limit));
}
