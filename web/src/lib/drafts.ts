import { readItem, removeItem, writeItem } from './safe-storage.ts';
import { watchedKeys } from './watched-keys.ts';

/**
 * What a person is writing, kept at every keystroke. A draft outlives reloads, crashes, an expired
 * session and sign-out; only sending it or an explicit discard (`data/own-data`) removes it. Each
 * person on a shared device has drafts of their own: the key carries who was signed in.
 */
export const DRAFT_PREFIX = 'remanso.draft.';
const VISITOR = 'visitor';

let owner = VISITOR;
/** A draft changed, here or in another tab, or somebody else is here. */
const { notify, subscribe } = watchedKeys(DRAFT_PREFIX);
export { subscribe as onDraftsChange };

/** Told by the session whenever another person (or nobody) is signed in. */
export function setDraftOwner(userId: string | null): void {
  owner = userId ?? VISITOR;
  notify();
}

export function draftOwner(): string {
  return owner;
}

export function readDraft(key: string, of = owner): string {
  return readItem(`${DRAFT_PREFIX}${of}.${key}`) ?? '';
}

export function writeDraft(key: string, text: string, of = owner): void {
  if (text === '') removeItem(`${DRAFT_PREFIX}${of}.${key}`);
  else writeItem(`${DRAFT_PREFIX}${of}.${key}`, text);
  notify();
}

export function clearDraft(key: string, of = owner): void {
  writeDraft(key, '', of);
}
