import { DIARY, withTag } from '#domain/diary/diary.ts';
import { sealFor } from './crypto/seal.ts';
import { diary } from './diary.ts';
import { type EntryRow, NO_WORDS } from './diary-entry.ts';
import { knownKeys, mustSeal } from './vault/known-keys.ts';

export interface Keepable {
  /** Where what is kept has an id of its own: under it, it is kept once. */
  id?: string;
  title: string;
  /** Light Markdown. */
  text: string;
  tags: readonly string[];
}

/**
 * Puts something from elsewhere into the diary, also while that is locked: then it is sealed for the
 * public key, and nobody reads it before the diary is opened (docs/decisions/017). Kept on this device
 * when it resolves, and sent as everything else. Gives what takes it back.
 */
export async function keepInDiary(owner: string, thing: Keepable): Promise<() => Promise<void>> {
  const words = {
    title: thing.title.slice(0, DIARY.title),
    body: thing.text.slice(0, DIARY.body),
    emotion: null,
    tags: thing.tags.reduce<readonly string[]>(withTag, []),
  };
  const known = knownKeys(owner);
  const sealed =
    known && mustSeal(known.phase) ? await sealFor(known.publicKey, JSON.stringify(words)) : null;
  const row: EntryRow = {
    id: thing.id ?? crypto.randomUUID(),
    occurredAt: new Date().toISOString(),
    ...(sealed === null ? words : NO_WORDS),
    sealed,
    revision: crypto.randomUUID(),
    twinOf: null,
  };
  const changeId = diary.change(owner, { type: 'add', row });
  return () => diary.undo(owner, changeId, { type: 'delete', id: row.id });
}
