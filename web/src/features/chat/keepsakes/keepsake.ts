import type { Database } from '#domain/database.types.ts';
import { isRecord } from '#web/lib/is-record.ts';

type Row = Database['public']['Tables']['keepsakes']['Row'];

export const KEEPSAKE_COLUMNS = 'id, title, lines, kept_at';

/** What somebody took along from a talk, in the words in which it stood there. */
export interface Keepsake {
  /** Of the answer it stood with, so that keeping it twice is once. */
  id: string;
  title: string;
  lines: readonly string[];
  /** ISO 8601. */
  keptAt: string;
}

export function keepsakeOfRow(row: Pick<Row, 'id' | 'title' | 'lines' | 'kept_at'>): Keepsake {
  const { id, title, lines, kept_at: keptAt } = row;
  return { id, title, lines, keptAt };
}

/** Reads what was kept on this device; null when it is none any more. */
export function readKeepsake(value: unknown): Keepsake | null {
  if (!isRecord(value)) return null;
  const { id, title, lines, keptAt } = value;
  return typeof id === 'string' &&
    typeof title === 'string' &&
    Array.isArray(lines) &&
    lines.every((line) => typeof line === 'string') &&
    typeof keptAt === 'string'
    ? { id, title, lines, keptAt }
    : null;
}
