import { itemKeys, readItem, removeItem, writeItem } from './safe-storage.ts';

/**
 * What a person is writing, kept at every keystroke. A draft outlives reloads, crashes, an expired
 * session and sign-out; only sending it or an explicit discard removes it. Each person on a shared
 * device has drafts of their own, because the key carries who was signed in.
 */
const PREFIX = 'remanso.draft.';
const VISITOR = 'visitor';

let owner = VISITOR;
const listeners = new Set<() => void>();

/** Told by the session whenever another person (or nobody) is signed in. */
export function setDraftOwner(userId: string | null): void {
  owner = userId ?? VISITOR;
  notify();
}

export function draftOwner(): string {
  return owner;
}

export function readDraft(key: string, of = owner): string {
  return readItem(`${PREFIX}${of}.${key}`) ?? '';
}

export function writeDraft(key: string, text: string, of = owner): void {
  if (text === '') removeItem(`${PREFIX}${of}.${key}`);
  else writeItem(`${PREFIX}${of}.${key}`, text);
  notify();
}

export function clearDraft(key: string, of = owner): void {
  writeDraft(key, '', of);
}

/** Whether this person has begun something and not sent it. */
export function hasDrafts(of: string): boolean {
  return itemKeys(`${PREFIX}${of}.`).length > 0;
}

/** Only after asking: what was written and not sent is gone then. */
export function discardDrafts(of: string): void {
  for (const key of itemKeys(`${PREFIX}${of}.`)) removeItem(key);
  notify();
}

/** Calls back when a draft changed, here or in another tab. Returns the end of it. */
export function onDraftsChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(PREFIX)) listener();
  };
  listeners.add(listener);
  globalThis.addEventListener?.('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('storage', fromOtherTab);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}
