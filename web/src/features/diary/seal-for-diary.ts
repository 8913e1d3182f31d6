import { readKeys } from './api/keys.ts';
import { sealFor } from './crypto/seal.ts';
import type { EntryWords } from './diary-entry.ts';
import { mustSeal } from './vault/known-keys.ts';

/**
 * How words from elsewhere are sealed for this person's diary, also while it is locked; null where it
 * is open. @throws {DataError} where nobody can say which
 */
export async function sealForDiary(
  owner: string,
): Promise<((words: EntryWords) => Promise<string>) | null> {
  const keys = await readKeys(owner);
  if (keys === null || !mustSeal(keys.phase)) return null;
  return (words) => sealFor(keys.publicKey, JSON.stringify(words));
}
