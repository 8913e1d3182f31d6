import { useQuery } from '@tanstack/react-query';
import { useChanges, useOfflineList } from '#web/data/outbox/use-offline-list.ts';
import { useUser } from '#web/data/session.ts';
import { checksQuery } from '../api/list-checks.ts';
import { checks } from './checks.ts';

/** The times the WHO-5 was answered, newest first, and how one is added or taken away. */
export function useChecks() {
  const { id } = useUser();
  const list = useOfflineList(checks, id, useQuery(checksQuery(id)));
  return { ...list, ...useChanges(checks) };
}
