import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { DEFAULT_TIME_ZONE } from '#domain/rewards/day.ts';
import { useChanges, useOfflineList } from '#web/data/outbox/use-offline-list.ts';
import { findCard } from '../library/cards.ts';
import type { LessonEvent } from './event.ts';
import { events } from './events.ts';
import { eventsQuery } from './list-events.ts';
import { progressOf } from './progress.ts';

/** What somebody did with lessons, where they stand by it, and how to add to it. */
export function useEvents(userId: string) {
  const list = useQuery(eventsQuery(userId));
  const { rows, known, failed } = useOfflineList(events, userId, list);
  const { change } = useChanges(events);
  const [now] = useState(() => new Date());
  const progress = useMemo(() => {
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone || DEFAULT_TIME_ZONE;
    return progressOf(rows, (id) => findCard(id) !== null, now, zone);
  }, [rows, now]);
  return {
    progress,
    known,
    failed,
    refetch: list.refetch,
    record: (lessonId: string, answer: LessonEvent['answer'] = null) => {
      const id = crypto.randomUUID();
      const happenedAt = new Date().toISOString();
      change({ type: 'add', row: { id, lessonId, answer, happenedAt } });
    },
  };
}
