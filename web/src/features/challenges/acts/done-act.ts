import type { DoneFacts } from '#domain/challenges/run.ts';
import type { Database } from '#domain/database.types.ts';
import { isRecord } from '#web/lib/is-record.ts';

type Row = Database['public']['Tables']['challenge_acts']['Row'];

export const DONE_COLUMNS = 'id, act_id, smaller, done_at' as const;

/** An act that somebody did. */
export type DoneAct = DoneFacts;

export const doneOfRow = (row: Pick<Row, 'id' | 'act_id' | 'smaller' | 'done_at'>): DoneAct => ({
  id: row.id,
  actId: row.act_id,
  smaller: row.smaller,
  doneAt: row.done_at,
});

/** Reads what was kept on this device; null when it is no act any more. */
export function readDoneAct(value: unknown): DoneAct | null {
  if (!isRecord(value)) return null;
  const { id, actId, smaller, doneAt } = value;
  if (typeof id !== 'string' || typeof actId !== 'string') return null;
  if (typeof smaller !== 'boolean' || typeof doneAt !== 'string') return null;
  return { id, actId, smaller, doneAt };
}
