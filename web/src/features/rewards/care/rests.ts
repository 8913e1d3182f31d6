import { outboxKind } from '#web/data/outbox/the-outbox.ts';
import { isRecord } from '#web/lib/is-record.ts';
import type { Care } from '../api/care.ts';
import { REWARDS_KEPT_TEXTS } from '../kept-here.texts.ts';

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
  send: async (rest, owner) => (await import('./send-rest.ts')).sendRest(rest, owner),
});

export const restsKept = { ...rests, inWords: REWARDS_KEPT_TEXTS.rests };

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
