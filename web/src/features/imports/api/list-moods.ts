import { type EmotionId, INTENSITIES, type Intensity, isEmotionId } from '#domain/mood/emotions.ts';
import { loadBackendOf } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, pageOf, readToEnd } from '#web/data/pages/keyset.ts';

/** A record of a mood as it is taken along. */
export interface ExportedMood {
  id: string;
  /** ISO 8601. */
  occurredAt: string;
  emotion: EmotionId;
  intensity: Intensity;
  mixed: boolean;
  words: readonly string[];
  ownWords: readonly string[];
  note: string | null;
}

const COLUMNS = 'id, occurred_at, emotion, intensity, mixed, words, own_words, note';
const PAGE = 1000;

/** Every record of a person, newest first. @throws {DataError} */
export async function listMoods(owner: string): Promise<readonly ExportedMood[]> {
  const backend = await loadBackendOf(owner);
  const rows = await readToEnd(async (after) => {
    const by = { column: 'occurred_at', ascending: false, size: PAGE };
    const read = dataOf(await pageOf(backend.from('mood_entries').select(COLUMNS), by, after));
    return { rows: read, next: endOf(read, PAGE, (row) => [row.occurred_at, row.id]) };
  });
  return rows.flatMap(({ occurred_at: occurredAt, own_words: ownWords, emotion, ...row }) => {
    const intensity = INTENSITIES.find((one) => one === row.intensity);
    if (!isEmotionId(emotion) || intensity === undefined) return [];
    return [{ ...row, occurredAt, emotion, intensity, ownWords }];
  });
}
