import { type Pick, WEEK_SLOTS } from '#domain/challenges/week-card.ts';
import type { Database } from '#domain/database.types.ts';
import { isRecord } from '#web/lib/is-record.ts';

type Row = Database['public']['Tables']['challenge_picks']['Row'];

export const PICK_COLUMNS = 'id, week, slot, act_id, picked_at' as const;

/** What somebody put into a place of the card of a week. */
export interface WeekPick extends Pick {
  /** Its Monday, yyyy-mm-dd. */
  week: string;
}

export const pickOfRow = (
  row: { [Name in 'id' | 'week' | 'slot' | 'act_id' | 'picked_at']: Row[Name] },
): WeekPick | null =>
  readPick({
    id: row.id,
    week: row.week,
    slot: row.slot,
    actId: row.act_id,
    pickedAt: row.picked_at,
  });

/** Reads what was kept on this device; null when it is no pick any more. */
export function readPick(value: unknown): WeekPick | null {
  if (!isRecord(value)) return null;
  const { id, week, slot, actId, pickedAt } = value;
  if (typeof id !== 'string' || typeof week !== 'string' || typeof actId !== 'string') return null;
  if (typeof slot !== 'number' || slot < 0 || slot >= WEEK_SLOTS) return null;
  if (typeof pickedAt !== 'string') return null;
  return { id, week, slot, actId, pickedAt };
}
