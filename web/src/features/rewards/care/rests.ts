import { loadBackendOf } from '#web/data/backend.ts';
import { dataOf, toDataError } from '#web/data/data-error.ts';
import { outboxKind } from '#web/data/outbox/the-outbox.ts';
import { queryClient } from '#web/data/query-client.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { toast } from '#web/ui/toast.tsx';
import { type Care, careQuery } from '../api/care.ts';
import { progressQuery } from '../api/progress.ts';
import { REWARDS_KEPT_TEXTS } from '../kept-here.texts.ts';
import { CARE_TEXTS } from './texts.ts';

/** Whether a day is one of rest; the last word about a day is the one that is sent. */
export interface Rest {
  /** yyyy-mm-dd */
  day: string;
  resting: boolean;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function readRest(value: unknown): Rest | null {
  if (!isRecord(value)) return null;
  const { day, resting } = value;
  return typeof day === 'string' && DAY.test(day) && typeof resting === 'boolean'
    ? { day, resting }
    : null;
}

/** Rests are taken and ended offline as well. */
export const rests = outboxKind<Rest>({
  kind: 'rest-day',
  schema: readRest,
  send,
});

export const restsKept = { ...rests, inWords: REWARDS_KEPT_TEXTS.rests };

/** The day is the key on the server: sent again, or from another device, it is one row. */
async function send(rest: Rest, owner: string): Promise<void> {
  const { day, resting } = rest;
  const table = (await loadBackendOf(owner)).from('rest_days');
  try {
    if (resting) {
      const once = { onConflict: 'user_id,day', ignoreDuplicates: true };
      dataOf(await table.upsert({ day }, once));
    } else dataOf(await table.delete().eq('day', day));
  } catch (error) {
    const { status } = toDataError(error);
    // A device whose date is far off: it would be refused again and again.
    if (status !== 400) throw error;
    toast({ ...CARE_TEXTS.rest.refused, tone: 'error' });
    return;
  }
  const { queryKey } = careQuery(owner);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Care>(queryKey, (care) => care && withRests(care, [rest]));
  void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: progressQuery(owner).queryKey });
}

/** The days as they will be once these have arrived. */
export function withRests(care: Care, waiting: readonly Rest[]): Care {
  const held = new Set(care.rests);
  for (const { day, resting } of waiting) {
    if (resting) held.add(day);
    else held.delete(day);
  }
  return { ...care, rests: [...held].toSorted() };
}

/** The last day of the rest that this day is part of; null where it is none. */
export function restUntil(rested: readonly string[], day: string, after: (day: string) => string) {
  const held = new Set(rested);
  if (!held.has(day)) return null;
  let last = day;
  while (held.has(after(last))) last = after(last);
  return last;
}
