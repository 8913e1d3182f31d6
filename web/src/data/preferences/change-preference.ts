import { isRecord } from '#web/lib/is-record.ts';
import {
  isPreferenceKey,
  type PreferenceKey,
  type Preferences,
  readPreference,
} from '#domain/preferences/preferences.ts';
import { loadBackendOf } from '../backend.ts';
import { dataOf } from '../data-error.ts';
import { outboxKind } from '../outbox/the-outbox.ts';
import { applyPreferences, hasOwnLook, isOwnKey } from './device-preferences.ts';
import { chosenHere, preferencesOwner } from './effective-preferences.ts';
import { keepPreference } from './kept-preferences.ts';
import { PREFERENCES_KEPT_TEXTS } from './texts.ts';

interface PreferenceChange {
  key: PreferenceKey;
  value: Preferences[PreferenceKey];
}

function readChange(payload: unknown): PreferenceChange | null {
  if (!isRecord(payload)) return null;
  const { key, value } = payload;
  if (typeof key !== 'string' || !isPreferenceKey(key)) return null;
  const read = readPreference(key, value);
  return read === undefined ? null : { key, value: read };
}

/** One choice on its way to the account; of the same choice the last one goes. */
export const preferenceChanges = outboxKind<PreferenceChange>({
  kind: 'preference',
  schema: readChange,
  send: async ({ key, value }, owner) => {
    const backend = await loadBackendOf(owner);
    dataOf(await backend.rpc('change_preference', { p_key: key, p_value: value }));
  },
});

export const preferenceChangesInWords = PREFERENCES_KEPT_TEXTS.changes;

/**
 * Chooses: it holds at once on this device and in its other tabs, and goes to the account, now or as
 * soon as there is a network. Undoing it is choosing what stood there before.
 */
export function changePreference<Key extends PreferenceKey>(
  key: Key,
  value: Preferences[Key],
): void {
  const owner = preferencesOwner();
  const staysHere = owner === null || (isOwnKey(key) && hasOwnLook());
  if (!staysHere) keepPreference(owner, key, value);
  applyPreferences({ ...chosenHere(owner), [key]: value });
  if (!staysHere) preferenceChanges.add(owner, { key, value }, `preference.${key}`);
}
