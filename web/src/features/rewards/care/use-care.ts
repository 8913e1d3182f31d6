import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { dayOf, DEFAULT_TIME_ZONE } from '#domain/rewards/day.ts';
import type { OutboxItem } from '#web/data/outbox/outbox-items.ts';
import { outbox } from '#web/data/outbox/the-outbox.ts';
import { useUser } from '#web/data/session.ts';
import { useToday } from '#web/lib/days/use-today.ts';
import { type Care, careQuery } from '../api/care.ts';
import { rests, withRests } from './rests.ts';

const NOTHING: readonly OutboxItem[] = [];

/** Days of care and rest, with what this device has not sent yet; undefined while nobody knows. */
export function useCare(): { care: Care | undefined; waiting: boolean } {
  const { id: owner } = useUser();
  const now = useToday();
  const { data } = useQuery(careQuery(owner));
  const items = useSyncExternalStore(outbox.subscribe, outbox.items, () => NOTHING);
  return useMemo(() => {
    // Read anew whenever something was added or left.
    const waiting = items.length > 0 ? rests.waiting(owner) : [];
    if (!data) return { care: undefined, waiting: waiting.length > 0 };
    // An answer of yesterday may be all there is without a network.
    const today = dayOf(now, data.zone ?? DEFAULT_TIME_ZONE);
    return { care: { ...withRests(data, waiting), today }, waiting: waiting.length > 0 };
  }, [data, items, now, owner]);
}
