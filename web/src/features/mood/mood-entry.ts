import {
  type EmotionId,
  INTENSITIES,
  type Intensity,
  isEmotionId,
  OWN_WORDS_MOST,
  WORDS_MOST,
} from '#domain/mood/emotions.ts';
import type { Database } from '#domain/database.types.ts';
import { isRecord } from '#web/lib/is-record.ts';

type Row = Database['public']['Tables']['mood_entries']['Row'];

export const ENTRY_COLUMNS = 'id, emotion, intensity, note, occurred_at, words, own_words, mixed';

type Columns = Pick<
  Row,
  'id' | 'emotion' | 'intensity' | 'note' | 'occurred_at' | 'words' | 'own_words' | 'mixed'
>;

/** One check-in as the feature sees it. */
export interface MoodEntry {
  /** Made by the client, so that sending it twice is once. */
  id: string;
  emotion: EmotionId;
  intensity: Intensity;
  note: string | null;
  /** ISO 8601. */
  occurredAt: string;
  /** Ids of the vocabulary (domain/mood/words) that say it more exactly. */
  words: readonly string[];
  /** What no word of ours says. */
  ownWords: readonly string[];
  /** Several at once that pull in different directions. */
  mixed: boolean;
}

/** An entry of this moment with nothing but the two touches. */
export function newEntry(emotion: EmotionId, intensity: Intensity): MoodEntry {
  const occurredAt = new Date().toISOString();
  const more = { note: null, words: [], ownWords: [], mixed: false };
  return { id: crypto.randomUUID(), emotion, intensity, occurredAt, ...more };
}

/** Null for what this build does not know, such as an emotion of a later version. */
export function entryOfRow(row: Columns): MoodEntry | null {
  const { occurred_at: occurredAt, own_words: ownWords, ...same } = row;
  return readEntry({ ...same, occurredAt, ownWords });
}

/**
 * Reads what was kept on this device; null when it is no entry any more. One of a version before
 * there were words has none.
 */
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
    ? {
        id,
        emotion,
        intensity,
        note,
        occurredAt,
        words: textsOf(value['words'], WORDS_MOST),
        ownWords: textsOf(value['ownWords'], OWN_WORDS_MOST),
        mixed: value['mixed'] === true,
      }
    : null;
}

function textsOf(value: unknown, most: number): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((text) => typeof text === 'string').slice(0, most);
}
