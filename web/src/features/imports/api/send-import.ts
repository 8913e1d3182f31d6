import { loadBackendOf } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import type { ImportRows, MoodRow, PageRow, PageWords } from '../import-rows.ts';

/** Seals the words of a page; null where the diary of this person is open. */
export type Seal = ((words: PageWords) => Promise<string>) | null;

export interface Progress {
  done: number;
  all: number;
}

export interface Stored {
  moods: readonly string[];
  pages: readonly string[];
}

interface Sending {
  owner: string;
  rows: ImportRows;
  seal: Seal;
  /** Before each portion: an answer may be lost after all of it was stored. */
  onSend: (sent: Stored) => void;
  /** After each portion: what of it was new to the account, so that it can be undone. */
  onStored: (stored: Stored, progress: Progress) => void;
}

/** Rows, and characters, of one request; the Data API takes a megabyte. */
const ROWS = 200;
const CHARACTERS = 300_000;

/**
 * Stores an import, portion by portion. Each row has an id of its own for ever, so that going on
 * after an interruption, or doing all of it again, stores nothing twice. @throws {DataError}
 */
export async function sendImport(sending: Sending): Promise<void> {
  const { owner, rows, seal, onSend, onStored } = sending;
  const backend = await loadBackendOf(owner);
  const once = { onConflict: 'id', ignoreDuplicates: true };
  const all = rows.moods.length + rows.pages.length;
  let done = 0;
  for (const portion of portionsOf(rows.moods)) {
    onSend({ moods: portion.map(({ id }) => id), pages: [] });
    const moods = await backend.from('mood_entries').upsert(portion, once).select('id');
    done += portion.length;
    onStored({ moods: dataOf(moods).map(({ id }) => id), pages: [] }, { done, all });
  }
  for (const portion of portionsOf(rows.pages)) {
    const written = await Promise.all(portion.map((page) => pageColumns(page, seal)));
    onSend({ moods: [], pages: portion.map(({ id }) => id) });
    const pages = await backend.from('diary_entries').upsert(written, once).select('id');
    done += portion.length;
    onStored({ moods: [], pages: dataOf(pages).map(({ id }) => id) }, { done, all });
  }
}

async function pageColumns({ id, occurredAt, words }: PageRow, seal: Seal) {
  const same = { id, occurred_at: occurredAt, revision: crypto.randomUUID() };
  if (seal === null) return { ...same, ...words, tags: [...words.tags], sealed: null };
  const none = { title: '', body: '', emotion: null, tags: [] };
  return { ...same, ...none, sealed: await seal(words) };
}

function portionsOf<Row extends MoodRow | PageRow>(rows: readonly Row[]): Row[][] {
  const portions: Row[][] = [];
  let characters = 0;
  for (const row of rows) {
    const length = JSON.stringify(row).length;
    const last = portions.at(-1);
    if (last && last.length < ROWS && characters + length <= CHARACTERS) {
      last.push(row);
      characters += length;
    } else {
      portions.push([row]);
      characters = length;
    }
  }
  return portions;
}

/** Ids of one request, in its address. */
const IDS = 100;

/**
 * Takes an import out of the account again. @param onGone after each portion @throws {DataError}
 */
export async function takeImportBack(
  owner: string,
  { moods, pages }: Stored,
  onGone: (left: Stored) => void,
): Promise<void> {
  const backend = await loadBackendOf(owner);
  const left = { moods: [...moods], pages: [...pages] };
  while (left.moods.length + left.pages.length > 0) {
    const [table, ids] =
      left.moods.length > 0
        ? (['mood_entries', left.moods] as const)
        : (['diary_entries', left.pages] as const);
    dataOf(await backend.from(table).delete().in('id', ids.slice(0, IDS)));
    ids.splice(0, IDS);
    onGone(left);
  }
}
