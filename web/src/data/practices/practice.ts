import type { Database } from '#domain/database.types.ts';
import type { Rated } from '#domain/practices/rated.ts';
import { isRecord } from '#web/lib/is-record.ts';

type Row = Database['public']['Views']['practice_ratings']['Row'];

export const PRACTICE_COLUMNS =
  'id, practice_kind, practice_id, rating_before, rating_after, finished_at';

/** One line of the ledger "lo que me funciona": a game or a tool that was finished. */
export interface Practice {
  id: string;
  kind: 'game' | 'tool';
  practiceId: string;
  before: number | null;
  after: number | null;
  /** ISO 8601. */
  finishedAt: string;
  /** Known of what was finished here and not yet sent; the ledger does not tell them. */
  chosenMinutes?: number;
  durationSeconds?: number;
}

/** Null for a row that a view may have and the tables below it never. */
export function practiceOfRow(
  row: Pick<
    Row,
    'id' | 'practice_kind' | 'practice_id' | 'rating_before' | 'rating_after' | 'finished_at'
  >,
): Practice | null {
  const { id, practice_kind: kind, practice_id: practiceId, finished_at: finishedAt } = row;
  if (id === null || practiceId === null || finishedAt === null) return null;
  if (kind !== 'game' && kind !== 'tool') return null;
  return { id, kind, practiceId, before: row.rating_before, after: row.rating_after, finishedAt };
}

const isRating = (value: unknown) => value === null || typeof value === 'number';

/** Reads what was kept on this device; null when it is no practice any more. */
export function readPractice(value: unknown): Practice | null {
  if (!isRecord(value)) return null;
  const { id, kind, practiceId, before, after, finishedAt } = value;
  const { chosenMinutes, durationSeconds } = value;
  if (typeof id !== 'string' || typeof practiceId !== 'string') return null;
  if ((kind !== 'game' && kind !== 'tool') || typeof finishedAt !== 'string') return null;
  if (!isRating(before) || !isRating(after)) return null;
  return {
    id,
    kind,
    practiceId,
    before: typeof before === 'number' ? before : null,
    after: typeof after === 'number' ? after : null,
    finishedAt,
    ...(typeof chosenMinutes === 'number' && { chosenMinutes }),
    ...(typeof durationSeconds === 'number' && { durationSeconds }),
  };
}

/** A practice whose moment was told before and after. */
export type RatedPractice = Practice & { before: number; after: number };

export function isRated(practice: Practice): practice is RatedPractice {
  return practice.before !== null && practice.after !== null;
}

/** What the app knows of a game or tool that stands in the ledger. */
export interface PracticeInfo {
  name: string;
  rated: Rated;
}

/** Undefined for one of a later version: nobody here knows which way its numbers go. */
export type PracticeOf = (kind: string, id: string) => PracticeInfo | undefined;
