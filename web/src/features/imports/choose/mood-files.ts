import { MIXED_YES, MOOD_COLUMNS } from '#domain/imports/columns.content.ts';
import { FORMAT_VERSION, MOOD_FORMAT } from '#domain/imports/formats.ts';
import { writeCsv } from '#domain/imports/write-csv.ts';
import type { EmotionId } from '#domain/mood/emotions.ts';
import type { ExportedMood } from '../api/list-moods.ts';

/** Everything, for another program and to be brought back. */
export function moodsAsJson(entries: readonly ExportedMood[]): string {
  return `${JSON.stringify({ format: MOOD_FORMAT, version: FORMAT_VERSION, entries }, null, 2)}\n`;
}

/** For a spreadsheet. */
export function moodsAsCsv(
  entries: readonly ExportedMood[],
  names: Readonly<Record<EmotionId, string>>,
): string {
  const rows = entries.map(
    ({ id, occurredAt, emotion, intensity, mixed, words, ownWords, note }) => [
      occurredAt,
      names[emotion],
      String(intensity),
      mixed ? MIXED_YES : '',
      words.join(', '),
      ownWords.join(', '),
      note ?? '',
      id,
    ],
  );
  return writeCsv([Object.values(MOOD_COLUMNS), ...rows]);
}
