import { type EmotionId, isEmotionId } from '#domain/mood/emotions.ts';
import type { Database } from '#domain/database.types.ts';
import { isRecord } from '#web/lib/is-record.ts';

type Row = Database['public']['Tables']['diary_entries']['Row'];

export const ENTRY_COLUMNS =
  'id, occurred_at, title, body, emotion, tags, sealed, revision, twin_of';

/** What somebody wrote, in the open. */
export interface EntryWords {
  title: string;
  /** Light Markdown. */
  body: string;
  emotion: EmotionId | null;
  tags: readonly string[];
}

export const NO_WORDS: EntryWords = { title: '', body: '', emotion: null, tags: [] };

/** One entry as it is stored: its words, or their seal and no words. */
export interface EntryRow extends EntryWords {
  /** Made by the client, so that sending it twice is once. */
  id: string;
  /** ISO 8601. */
  occurredAt: string;
  sealed: string | null;
  /** Made anew by whoever changes the entry. */
  revision: string;
  /** The entry that another device changed meanwhile. */
  twinOf: string | null;
}

export function entryOfRow(
  row: Pick<
    Row,
    'id' | 'occurred_at' | 'title' | 'body' | 'emotion' | 'tags' | 'sealed' | 'revision' | 'twin_of'
  >,
): EntryRow {
  const { occurred_at: occurredAt, twin_of: twinOf, emotion, ...rest } = row;
  // An emotion of a later version is none that this one can show; the words are.
  return { ...rest, occurredAt, twinOf, emotion: emotion && isEmotionId(emotion) ? emotion : null };
}

/**
 * Reads what was kept on this device; null when it is no entry any more. Beside a seal stand no words:
 * whatever a screen knew of them goes neither into storage nor out of the device.
 */
export function readEntryRow(value: unknown): EntryRow | null {
  if (!isRecord(value)) return null;
  const words = readWords(value);
  const { id, occurredAt, sealed, revision, twinOf } = value;
  return words &&
    typeof id === 'string' &&
    typeof occurredAt === 'string' &&
    typeof revision === 'string' &&
    (sealed === null || typeof sealed === 'string') &&
    (twinOf === null || typeof twinOf === 'string')
    ? { id, occurredAt, ...(sealed === null ? words : NO_WORDS), sealed, revision, twinOf }
    : null;
}

/** Words out of anything that may hold them; null where it does not. */
export function readWords(value: unknown): EntryWords | null {
  if (!isRecord(value)) return null;
  const { title, body, emotion, tags } = value;
  if (typeof title !== 'string' || typeof body !== 'string' || !Array.isArray(tags)) return null;
  if (!tags.every((tag) => typeof tag === 'string')) return null;
  if (emotion !== null && typeof emotion !== 'string') return null;
  return { title, body, tags, emotion: emotion && isEmotionId(emotion) ? emotion : null };
}

export function sameWords(one: EntryWords, other: EntryWords): boolean {
  return (
    one.title === other.title &&
    one.body === other.body &&
    one.emotion === other.emotion &&
    one.tags.join('\n') === other.tags.join('\n')
  );
}
