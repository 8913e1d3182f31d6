import { DIARY_COLUMNS } from '#domain/imports/columns.content.ts';
import { DIARY_FORMAT, FORMAT_VERSION } from '#domain/imports/formats.ts';
import { writeCsv } from '#domain/imports/write-csv.ts';
import type { EmotionId } from '#domain/mood/emotions.ts';
import type { EntryWords } from '../diary-entry.ts';
import { EXPORT_TEXTS } from './export.texts.ts';

export interface ExportedEntry extends EntryWords {
  id: string;
  occurredAt: string;
}

type Names = Readonly<Record<EmotionId, string>>;

/** Everything, for another program. */
export function asJson(entries: readonly ExportedEntry[]): string {
  const pages = entries.map(({ id, occurredAt, title, body, emotion, tags }) => ({
    id,
    occurredAt,
    title,
    body,
    emotion,
    tags,
  }));
  return `${JSON.stringify({ format: DIARY_FORMAT, version: FORMAT_VERSION, entries: pages }, null, 2)}\n`;
}

/** To be read: oldest first, as one leafs through a book. */
export function asMarkdown(entries: readonly ExportedEntry[], names: Names): string {
  const pages = entries.toReversed().map(({ occurredAt, title, body, emotion, tags }) => {
    const about = [
      EXPORT_TEXTS.moment(new Date(occurredAt)),
      ...(emotion ? [names[emotion]] : []),
      ...tags.map((tag) => `#${tag.replaceAll(' ', '-')}`),
    ];
    return [`## ${title || EXPORT_TEXTS.untitled}`, `_${about.join(' · ')}_`, body].join('\n\n');
  });
  return `# ${EXPORT_TEXTS.title}\n\n${pages.join('\n\n---\n\n')}\n`;
}

/** For a spreadsheet. */
export function asCsv(entries: readonly ExportedEntry[], names: Names): string {
  const rows = entries.map(({ id, occurredAt, title, body, emotion, tags }) => [
    occurredAt,
    title,
    body,
    emotion ? names[emotion] : '',
    tags.join(', '),
    id,
  ]);
  return writeCsv([Object.values(DIARY_COLUMNS), ...rows]);
}
