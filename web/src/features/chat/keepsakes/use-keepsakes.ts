import { useInfiniteQuery } from '@tanstack/react-query';
import { useOfflineList } from '#web/data/outbox/use-offline-list.ts';
import { useUser } from '#web/data/session.ts';
import { keepsakesQuery } from './list-keepsakes.ts';
import { keepsakes } from './keepsakes.ts';

/** What the server has, page by page, and what still waits here. */
export function useKeepsakes() {
  const { id } = useUser();
  const list = useInfiniteQuery(keepsakesQuery(id));
  const isError = list.isError && !list.isFetchNextPageError;
  return { ...useOfflineList(keepsakes, id, { ...list, isError }), list };
}
