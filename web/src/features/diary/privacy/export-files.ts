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
  return `${JSON.stringify({ format: 'remanso-diary', version: 1, entries: pages }, null, 2)}\n`;
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

/** For a spreadsheet (RFC 4180), with the mark by which it knows the letters. */
export function asCsv(entries: readonly ExportedEntry[], names: Names): string {
  const rows = entries.map(({ occurredAt, title, body, emotion, tags }) => [
    occurredAt,
    title,
    body,
    emotion ? names[emotion] : '',
    tags.join(', '),
  ]);
  return `\uFEFF${[EXPORT_TEXTS.columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** A spreadsheet takes what begins with these for something to be worked out. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
