import { DIARY_COLUMNS, MOOD_COLUMNS } from './columns.content.ts';
import { readCsv } from './csv.ts';
import { decodeText } from './decode.ts';
import { DIARY_FORMAT, FORMAT_VERSION, MOOD_FORMAT } from './formats.ts';
import { guessFeeling } from './feelings.ts';
import {
  type FileProblem,
  IMPORT_LIMITS,
  type ImportRecord,
  type LineReading,
  type ReadImport,
  type Source,
} from './import-record.ts';
import { BEARABLE_COLUMNS, readBearableLine } from './sources/bearable.ts';
import { DAYLIO_COLUMNS, readDaylioLine } from './sources/daylio.ts';
import { MOODTRACKER_COLUMNS, readMoodtrackerLine } from './sources/moodtracker.ts';
import { moodOf, pageOf, readMoodLine, readPageLine } from './sources/remanso.ts';

type Cell = (column: string) => string;

interface Table {
  source: Source;
  /** Columns by which it is known. */
  columns: readonly string[];
  read: (cell: Cell, now: Date) => LineReading;
}

// Ids are not asked for: files of before have none.
const MOOD_NAMES = [MOOD_COLUMNS.at, MOOD_COLUMNS.emotion, MOOD_COLUMNS.intensity];
const PAGE_NAMES = [DIARY_COLUMNS.at, DIARY_COLUMNS.title, DIARY_COLUMNS.text];
const TABLES: readonly Table[] = [
  { source: 'daylio', columns: DAYLIO_COLUMNS, read: readDaylioLine },
  { source: 'bearable', columns: BEARABLE_COLUMNS, read: readBearableLine },
  { source: 'moodtracker', columns: MOODTRACKER_COLUMNS, read: readMoodtrackerLine },
  { source: 'remanso-mood', columns: MOOD_NAMES, read: readMoodLine },
  { source: 'remanso-diary', columns: PAGE_NAMES, read: readPageLine },
];

export type ImportReading = { read: ReadImport } | { problem: FileProblem };

/** A line that was read, with its place. */
interface Line {
  line: number;
  reading: LineReading;
}

/**
 * Reads a file that somebody brings along: Daylio's, Bearable's, MoodTracker's or one of ours. Nothing
 * of it is stored here; what cannot be read is named with its line. @param now a clock of today
 */
export function readImport(bytes: Uint8Array, now: Date): ImportReading {
  if (bytes.length > IMPORT_LIMITS.bytes) return { problem: 'too-big' };
  const decoded = decodeText(bytes);
  if (decoded === null) return { problem: 'not-text' };
  const { text, isGuessed } = decoded;
  const trimmed = text.trim();
  if (trimmed === '') return { problem: 'empty' };
  const isJson = trimmed.startsWith('{') || trimmed.startsWith('[');
  const lines = isJson ? linesOfJson(trimmed, now) : linesOfTable(text, now);
  if ('problem' in lines) return lines;
  return gathered(lines.source, lines.lines, isGuessed);
}

type Lines = { source: Source; lines: readonly Line[] } | { problem: FileProblem };

function linesOfTable(text: string, now: Date): Lines {
  const { rows, unclosedFrom } = readCsv(text);
  const [head, ...body] = rows;
  const names = head?.cells.map((name) => name.trim().replace(/^\u{FEFF}/u, '')) ?? [];
  const table = TABLES.find(({ columns }) => columns.every((column) => names.includes(column)));
  if (!table) return { problem: 'unknown' };
  const lines = body.map(({ line, cells }): Line => {
    if (cells.length !== names.length) return { line, reading: { problem: 'cells' } };
    const cell = (column: string) => cells[names.indexOf(column)]?.trim() ?? '';
    return { line, reading: table.read(cell, now) };
  });
  if (unclosedFrom !== null) lines.push({ line: unclosedFrom, reading: { problem: 'quotes' } });
  return { source: table.source, lines };
}

function linesOfJson(text: string, now: Date): Lines {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'broken-json' };
  }
  const read = (list: readonly unknown[], one: (value: Record<string, unknown>) => LineReading) =>
    list.map(
      (item, index): Line => ({
        line: index + 1,
        reading: isNamed(item) ? one(item) : { problem: 'unreadable' },
      }),
    );
  if (Array.isArray(value)) {
    const [first]: unknown[] = value;
    if (value.length === 0) return { problem: 'nothing-in-it' };
    if (!isNamed(first) || !MOODTRACKER_COLUMNS.every((name) => name in first)) {
      return { problem: 'unknown' };
    }
    const cell = (item: Record<string, unknown>) => (column: string) => {
      const told = item[column];
      return typeof told === 'string' || typeof told === 'number' ? String(told) : '';
    };
    const lines = read(value, (item) => readMoodtrackerLine(cell(item), now));
    return { source: 'moodtracker', lines };
  }
  if (!isNamed(value) || !Array.isArray(value['entries'])) return { problem: 'unknown' };
  const { format, version, entries } = value;
  if (format !== MOOD_FORMAT && format !== DIARY_FORMAT) return { problem: 'unknown' };
  if (typeof version !== 'number' || version > FORMAT_VERSION) return { problem: 'newer' };
  const one = format === MOOD_FORMAT ? moodOf : pageOf;
  return { source: format, lines: read(entries, (item) => one(item, now)) };
}

function isNamed(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function gathered(source: Source, lines: readonly Line[], isGuessed: boolean): ImportReading {
  const records: ImportRecord[] = [];
  const problems: ReadImport['problems'][number][] = [];
  const passedOver = new Map<string, number>();
  const moods = new Map<string, number>();
  const seen = new Map<string, number>();
  for (const { line, reading } of lines) {
    if ('problem' in reading) problems.push({ line, problem: reading.problem });
    else if ('passedOver' in reading) {
      passedOver.set(reading.passedOver, (passedOver.get(reading.passedOver) ?? 0) + 1);
    } else {
      const { record } = reading;
      // Told apart by their place among those of the same minute, never by what they say.
      const moment = `${source} ${record.isPage ? 'page' : 'mood'} ${record.at}`;
      const place = (seen.get(moment) ?? 0) + 1;
      seen.set(moment, place);
      records.push({ ...record, line, key: record.id ?? `${moment} ${place}` });
      if (record.mood && 'name' in record.mood) {
        moods.set(record.mood.name, (moods.get(record.mood.name) ?? 0) + 1);
      }
    }
  }
  if (records.length > IMPORT_LIMITS.records) return { problem: 'too-many' };
  if (records.length === 0 && problems.length === 0) return { problem: 'nothing-in-it' };
  return {
    read: {
      source,
      records,
      problems,
      passedOver: byCount(passedOver).map(([kind, count]) => ({ kind, count })),
      moods: byCount(moods).map(([name, count]) => ({ name, count, guess: guessFeeling(name) })),
      isGuessedEncoding: isGuessed,
    },
  };
}

function byCount(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].toSorted(([, one], [, other]) => other - one);
}
