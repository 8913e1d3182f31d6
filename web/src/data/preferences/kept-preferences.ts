import { chosenOf, type PreferenceKey, type Preferences } from '#domain/preferences/preferences.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { readItem, readJson, removeItem, writeItem } from '#web/lib/safe-storage.ts';
import { watchedKeys } from '#web/lib/watched-keys.ts';

/**
 * What one person chose, as this device knows it: what the account said last, with what was changed
 * here since. It stands there before any network.
 */
export interface KeptPreferences {
  chosen: Partial<Preferences>;
  /** When the account said it last, in milliseconds; 0 for never. */
  at: number;
}

const NOTHING: KeptPreferences = { chosen: {}, at: 0 };
const keyOf = (owner: string) => `remanso.preferences.${owner}`;
const parsed = new Map<string, { text: string | null; kept: KeptPreferences }>();
const { notify, subscribe } = watchedKeys('remanso.preferences');

/** Calls back when what is kept changes, also by another tab. */
export const onPreferencesChange = subscribe;

/** The same object until something changes. */
export function keptPreferences(owner: string): KeptPreferences {
  const text = readItem(keyOf(owner));
  const known = parsed.get(owner);
  if (known?.text === text) return known.kept;
  const kept = readJson(keyOf(owner), parse) ?? NOTHING;
  parsed.set(owner, { text, kept });
  return kept;
}

function parse(value: unknown): KeptPreferences | null {
  if (!isRecord(value)) return null;
  const { chosen, at } = value;
  return { chosen: chosenOf(chosen), at: typeof at === 'number' ? at : 0 };
}

export function keepPreferences(owner: string, kept: KeptPreferences): void {
  writeItem(keyOf(owner), JSON.stringify(kept));
  notify();
}

export function keepPreference<Key extends PreferenceKey>(
  owner: string,
  key: Key,
  value: Preferences[Key],
): void {
  const { chosen, at } = keptPreferences(owner);
  keepPreferences(owner, { chosen: { ...chosen, [key]: value }, at });
}

/** On this device only: the account keeps them. */
export function forgetPreferences(owner: string): void {
  removeItem(keyOf(owner));
  notify();
}
