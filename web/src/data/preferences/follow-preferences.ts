import { chosenOf, type Preferences } from '#domain/preferences/preferences.ts';
import { loadBackendOf } from '../backend.ts';
import { dataOf } from '../data-error.ts';
import { itemsOf } from '../outbox/the-outbox.ts';
import { staleTimes } from '../query-client.ts';
import { onSessionChange } from '../session.ts';
import { preferenceChanges } from './change-preference.ts';
import { applyPreferences } from './device-preferences.ts';
import { chosenHere, preferencesOwner } from './effective-preferences.ts';
import { keepPreferences, keptPreferences, onPreferencesChange } from './kept-preferences.ts';

/**
 * Asks the account what was chosen, perhaps on another device, and makes it hold here. What was
 * changed here and has not arrived yet stands over it.
 * @throws {DataError} when the account could not be reached; what is kept holds
 */
export async function fetchPreferences(owner: string): Promise<void> {
  const backend = await loadBackendOf(owner);
  const before = keptPreferences(owner);
  const row = dataOf(await backend.from('profiles').select('preferences').maybeSingle());
  // Nobody's row is seen without consent.
  if (!row || preferencesOwner() !== owner) return;
  // Changed meanwhile, and perhaps delivered: the answer may be from before that.
  if (keptPreferences(owner) !== before) return await fetchPreferences(owner);
  keepPreferences(owner, {
    chosen: { ...chosenOf(row.preferences), ...waitingOf(owner) },
    at: Date.now(),
  });
  applyPreferences(chosenHere(owner));
}

function waitingOf(owner: string): Partial<Preferences> {
  const waiting = itemsOf('preference', owner)
    // Refused for good: what the account has holds.
    .filter(({ rejected }) => rejected === undefined)
    .flatMap(({ payload }) => preferenceChanges.schema(payload) ?? []);
  return Object.fromEntries(waiting.map(({ key, value }) => [key, value]));
}

/** While the site is open: what other tabs and other devices choose holds here too. Returns the end of it. */
export function followPreferences(): () => void {
  const apply = () => applyPreferences(chosenHere(preferencesOwner()));
  const ask = () => {
    const owner = preferencesOwner();
    if (owner === null || document.visibilityState === 'hidden') return;
    if (Date.now() - keptPreferences(owner).at < staleTimes.critical) return;
    // Without network what this device knows holds.
    void fetchPreferences(owner).catch(() => undefined);
  };
  const begin = () => {
    if (preferencesOwner() !== null) apply();
    ask();
  };
  begin();
  document.addEventListener('visibilitychange', ask);
  const fromOtherTab = ({ key }: StorageEvent) => {
    // Signed in or not, the keys of the device are read again.
    if (key === 'theme' || key === 'remanso.text-size' || key === 'remanso.look') apply();
  };
  window.addEventListener('storage', fromOtherTab);
  const ends = [onSessionChange(begin), onPreferencesChange(apply)];
  return () => {
    document.removeEventListener('visibilitychange', ask);
    window.removeEventListener('storage', fromOtherTab);
    ends.forEach((end) => end());
  };
}
