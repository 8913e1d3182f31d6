import type { Database } from '#domain/database.types.ts';
import { isRecord } from '#web/lib/is-record.ts';

type Row = Database['public']['Tables']['tool_marks']['Row'];

export const MARKS = ['favourite', 'hidden'] as const;
export type MarkKind = (typeof MARKS)[number];

export const MARK_COLUMNS = 'id, tool_id, mark, marked_at';

/** A tool that its person put first or out of sight. */
export interface Mark {
  id: string;
  toolId: string;
  mark: MarkKind;
  /** ISO 8601. */
  markedAt: string;
}

export function markOfRow(row: Pick<Row, 'id' | 'tool_id' | 'mark' | 'marked_at'>): Mark | null {
  return readMark({ id: row.id, toolId: row.tool_id, mark: row.mark, markedAt: row.marked_at });
}

/** Reads what was kept on this device; null when it is no mark any more. */
export function readMark(value: unknown): Mark | null {
  if (!isRecord(value)) return null;
  const { id, toolId, markedAt } = value;
  const mark = MARKS.find((known) => known === value['mark']);
  if (typeof id !== 'string' || typeof toolId !== 'string' || typeof markedAt !== 'string') {
    return null;
  }
  return mark ? { id, toolId, mark, markedAt } : null;
}
