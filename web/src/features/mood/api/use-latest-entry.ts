import { useQuery } from '@tanstack/react-query';
import { useOfflineList } from '#web/data/outbox/use-offline-list.ts';
import { useUser } from '#web/data/session.ts';
import { moods } from '../moods.ts';
import { latestEntryQuery } from './list-entries.ts';

/** The newest entry, with what still waits to be sent; `asking` until somebody has answered. */
export function useLatestEntry() {
  const { id } = useUser();
  const { rows, loading } = useOfflineList(moods, id, useQuery(latestEntryQuery(id)));
  return { latest: rows[0], asking: loading };
}
