import { queryOptions } from '@tanstack/react-query';
import { DIARY } from '#domain/diary/diary.ts';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { type EntryWords, NO_WORDS, readWords } from '../diary-entry.ts';

export interface Version extends EntryWords {
  id: string;
  sealed: string | null;
  /** ISO 8601: when these words were written. */
  writtenAt: string;
}

/** What an entry said before, newest first. Nothing of it stays on the device. */
export function versionsQuery(userId: string, entryId: string) {
  return queryOptions({
    queryKey: ['diary', userId, 'versions', entryId],
    queryFn: async ({ signal }) => {
      const backend = await loadBackend();
      const query = backend
        .from('diary_versions')
        .select('id, title, body, emotion, tags, sealed, written_at')
        .eq('entry_id', entryId)
        .order('written_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(DIARY.versions);
      return dataOf(await query.abortSignal(signal)).map(
        ({ id, sealed, written_at: writtenAt, ...words }): Version => ({
          ...(readWords(words) ?? NO_WORDS),
          id,
          sealed,
          writtenAt,
        }),
      );
    },
    staleTime: 0,
    gcTime: 0,
  });
}
