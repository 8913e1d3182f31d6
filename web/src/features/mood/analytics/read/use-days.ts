import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOfflineList } from '#web/data/outbox/use-offline-list.ts';
import { useUser } from '#web/data/session.ts';
import { allEntriesQuery } from '../../api/all-entries.ts';
import { moods } from '../../moods.ts';
import { scoredDays } from './scored-days.ts';

/** Every entry of this person and the days they make, with what waits on the device. */
export function useDays() {
  const { id } = useUser();
  const query = useQuery(allEntriesQuery(id));
  const list = useOfflineList(moods, id, query);
  const days = useMemo(() => scoredDays(list.rows), [list.rows]);
  return { ...list, days, refetch: query.refetch };
}
