import { type EmotionId, INTENSITIES, type Intensity, isEmotionId } from '#domain/mood/emotions.ts';
import type { Database } from '#domain/database.types.ts';
import { isRecord } from '#web/lib/is-record.ts';

type Row = Database['public']['Tables']['mood_entries']['Row'];

export const ENTRY_COLUMNS = 'id, emotion, intensity, note, occurred_at';

/** One check-in as the feature sees it. */
export interface MoodEntry {
  /** Made by the client, so that sending it twice is once. */
  id: string;
  emotion: EmotionId;
  intensity: Intensity;
  note: string | null;
  /** ISO 8601. */
  occurredAt: string;
}

/** Null for what this build does not know, such as an emotion of a later version. */
export function entryOfRow(
  row: Pick<Row, 'id' | 'emotion' | 'intensity' | 'note' | 'occurred_at'>,
): MoodEntry | null {
  const { id, emotion, note, occurred_at: occurredAt } = row;
  const intensity = INTENSITIES.find((known) => known === row.intensity);
  if (!isEmotionId(emotion) || intensity === undefined) return null;
  return { id, emotion, intensity, note, occurredAt };
}

/** Reads what was kept on this device; null when it is no entry any more. */
export function readEntry(value: unknown): MoodEntry | null {
  if (!isRecord(value)) return null;
  const { id, emotion, note, occurredAt } = value;
  const intensity = INTENSITIES.find((known) => known === value['intensity']);
  return typeof id === 'string' &&
    typeof emotion === 'string' &&
    isEmotionId(emotion) &&
    intensity !== undefined &&
    (note === null || typeof note === 'string') &&
    typeof occurredAt === 'string'
    ? { id, emotion, intensity, note, occurredAt }
    : null;
}
