import { isRecord } from '#web/lib/is-record.ts';
import { readJson, removeItem, writeItem } from '#web/lib/safe-storage.ts';
import type { Stored } from './api/send-import.ts';

/** The last import of this device, for as long as it may be taken back. */
export interface LastImport extends Stored {
  /** ISO 8601. */
  at: string;
  fileName: string;
  /** Every portion was answered. Until then what was sent counts as stored. */
  isWhole: boolean;
}

const keyOf = (owner: string) => `remanso.import.${owner}`;

export function readLastImport(owner: string): LastImport | null {
  return readJson(keyOf(owner), (value) => {
    if (!isRecord(value)) return null;
    const { at, fileName, moods, pages } = value;
    if (typeof at !== 'string' || typeof fileName !== 'string') return null;
    if (!Array.isArray(moods) || !Array.isArray(pages)) return null;
    const stored = { moods: moods.filter(isText), pages: pages.filter(isText) };
    return { at, fileName, isWhole: value['isWhole'] !== false, ...stored };
  });
}

/** What an import of this file that did not come to its end may have stored. */
export function leftUnfinished(owner: string, fileName: string): Stored | null {
  const last = readLastImport(owner);
  return last && !last.isWhole && last.fileName === fileName ? last : null;
}

const isText = (value: unknown) => typeof value === 'string';

/** An import without anything in it is none. */
export function keepLastImport(owner: string, last: LastImport | null): void {
  if (last === null || last.moods.length + last.pages.length === 0) removeItem(keyOf(owner));
  else writeItem(keyOf(owner), JSON.stringify(last));
}
