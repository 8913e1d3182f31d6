import { RUN_STATES, type RunState } from '#domain/challenges/challenge.ts';
import type { Database } from '#domain/database.types.ts';
import { isRecord } from '#web/lib/is-record.ts';

type Row = Database['public']['Tables']['challenge_runs']['Row'];

export const RUN_COLUMNS =
  'id, pack_id, state, started_at, ended_at, did_good, was_hard, kept' as const;

/** A pack that somebody took up, with what they said of it at its end. */
export interface Run {
  id: string;
  packId: string;
  state: RunState;
  /** ISO 8601. */
  startedAt: string;
  endedAt: string | null;
  /** Null where nothing was written, or where it went to the diary. */
  didGood: string | null;
  wasHard: string | null;
  /** Acts to go on with. */
  kept: readonly string[];
}

export function runOfRow(
  row: Pick<
    Row,
    'id' | 'pack_id' | 'state' | 'started_at' | 'ended_at' | 'did_good' | 'was_hard' | 'kept'
  >,
): Run | null {
  return readRun({
    id: row.id,
    packId: row.pack_id,
    state: row.state,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    didGood: row.did_good,
    wasHard: row.was_hard,
    kept: row.kept,
  });
}

const isTextOrNull = (value: unknown): value is string | null =>
  value === null || typeof value === 'string';

/** Reads what was kept on this device; null when it is no run any more. */
export function readRun(value: unknown): Run | null {
  if (!isRecord(value)) return null;
  const { id, packId, startedAt, endedAt, didGood, wasHard, kept } = value;
  const state = RUN_STATES.find((known) => known === value['state']);
  if (typeof id !== 'string' || typeof packId !== 'string' || state === undefined) return null;
  if (typeof startedAt !== 'string' || !isTextOrNull(endedAt)) return null;
  if (!isTextOrNull(didGood) || !isTextOrNull(wasHard) || !Array.isArray(kept)) return null;
  const names = kept.filter((act): act is string => typeof act === 'string');
  return { id, packId, state, startedAt, endedAt, didGood, wasHard, kept: names };
}
