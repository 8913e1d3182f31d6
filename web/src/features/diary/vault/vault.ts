import { getSessionState, onSessionChange } from '#web/data/session.ts';
import { type EntryRow, type EntryWords, NO_WORDS, readWords } from '../diary-entry.ts';
import { open, type OpenKeys, sealWith } from '../crypto/seal.ts';

/** An open diary: its keys are in the memory of this page and nowhere else. */
interface Vault {
  owner: string;
  keys: OpenKeys;
  /** What was opened, by its seal. A seal is never made twice. */
  opened: Map<string, EntryWords>;
}

let vault: Vault | null = null;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

export function onVaultChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same object for as long as it stays open. */
export function openVault(owner: string): Vault | null {
  return vault?.owner === owner ? vault : null;
}

export function unlock(owner: string, keys: OpenKeys): void {
  vault = { owner, keys, opened: new Map() };
  tell();
}

export function lock(): void {
  if (vault === null) return;
  vault = null;
  tell();
}

// Whoever leaves, or whose session ends, takes the key along.
onSessionChange(() => {
  const session = getSessionState();
  if (session.status !== 'signed-in' || session.user.id !== vault?.owner) lock();
});

/** @throws {SealError} */
export async function sealWords(keys: OpenKeys, words: EntryWords): Promise<string> {
  const { title, body, emotion, tags } = words;
  return await sealWith(keys.data, JSON.stringify({ title, body, emotion, tags }));
}

/** The words of something, where they are open already. */
export function wordsNow(
  { opened }: Pick<Vault, 'opened'>,
  row: EntryWords & Pick<EntryRow, 'sealed'>,
): EntryWords | null {
  return row.sealed === null ? row : (opened.get(row.sealed) ?? null);
}

/** Opens one seal. @throws {SealError} */
export async function openWords({ keys, opened }: Vault, sealed: string): Promise<EntryWords> {
  const known = opened.get(sealed);
  if (known) return known;
  const value: unknown = JSON.parse(await open(keys, sealed));
  const words = readWords(value) ?? NO_WORDS;
  opened.set(sealed, words);
  return words;
}
