import { isRecord } from '#web/lib/is-record.ts';
import { DRAFT_PREFIX, readDraft, writeDraft } from '#web/lib/drafts.ts';
import { isStored, itemKeys } from '#web/lib/safe-storage.ts';
import { isSealed, open, type OpenKeys, sealWith } from '../crypto/seal.ts';
import { type EntryWords, readWords } from '../diary-entry.ts';

/** Beginning of the keys of what is being written. */
export const DIARY_DRAFTS = 'diary.';
/** Instead of an id: of the entry that is new. */
export const NEW_DRAFT = 'new';
export const draftKey = (id: string) => `diary.${id}`;

/** An entry while it is being written. */
export interface Draft extends EntryWords {
  /** Of the entry, also of one that is not there yet. */
  id: string;
  /** ISO 8601; null for the moment in which it is saved. */
  occurredAt: string | null;
  /** The revision that was on screen when the writing began; null of a new entry. */
  base: string | null;
}

function parseDraft(text: string): Draft | null {
  try {
    const value: unknown = JSON.parse(text);
    const words = readWords(value);
    if (!words || !isRecord(value)) return null;
    const { id, occurredAt, base } = value;
    if (typeof id !== 'string') return null;
    return {
      ...words,
      id,
      occurredAt: typeof occurredAt === 'string' ? occurredAt : null,
      base: typeof base === 'string' ? base : null,
    };
  } catch {
    return null;
  }
}

/** What was kept of a draft. Null: nothing, or nothing that opens here. */
export async function loadDraft(
  id: string,
  owner: string,
  keys: OpenKeys | null,
): Promise<Draft | null> {
  const text = readDraft(`diary.${id}`, owner);
  if (!isSealed(text)) return parseDraft(text);
  return keys && parseDraft(await open(keys, text).catch(() => ''));
}

/** Newest writing of each draft: an older one that is sealed later must not come after it. */
const turns = new Map<string, number>();

/**
 * Keeps a draft: at once where the diary is open, sealed a moment later where it is sealed. Nothing
 * of a sealed diary lies on the device in the open.
 */
export function keepDraft(id: string, owner: string, draft: Draft, keys: OpenKeys | null): void {
  const place = `${owner} ${id}`;
  const turn = (turns.get(place) ?? 0) + 1;
  turns.set(place, turn);
  const text = JSON.stringify(draft);
  if (keys === null) {
    writeDraft(`diary.${id}`, text, owner);
    return;
  }
  void sealWith(keys.data, text).then((sealed) => {
    if (turns.get(place) === turn) writeDraft(`diary.${id}`, sealed, owner);
  });
}

export function dropDraft(id: string, owner: string): void {
  const place = `${owner} ${id}`;
  turns.set(place, (turns.get(place) ?? 0) + 1);
  writeDraft(`diary.${id}`, '', owner);
}

/** False where the device has no room: then it lives as long as the page. */
export function isDraftStored(id: string, owner: string): boolean {
  return readDraft(`diary.${id}`, owner) === '' || isStored(`${DRAFT_PREFIX}${owner}.diary.${id}`);
}

/** Seals every draft of the diary on this device, or opens them. */
export async function turnDrafts(owner: string, keys: OpenKeys, to: 'sealed' | 'open') {
  const prefix = `${DRAFT_PREFIX}${owner}.${DIARY_DRAFTS}`;
  for (const place of itemKeys(prefix)) {
    const id = place.slice(prefix.length);
    // oxlint-disable-next-line no-await-in-loop -- a handful of them
    const draft = await loadDraft(id, owner, keys);
    if (draft) keepDraft(id, owner, draft, to === 'sealed' ? keys : null);
  }
}
