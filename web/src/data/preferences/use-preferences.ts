import { useState, useSyncExternalStore } from 'react';
import {
  DEFAULT_PREFERENCES,
  type PreferenceKey,
  type Preferences,
  preferencesOf,
} from '#domain/preferences/preferences.ts';
import { useSession } from '../session.ts';
import { changePreference } from './change-preference.ts';
import { onDeviceChange } from './device-preferences.ts';
import { chosenHere } from './effective-preferences.ts';
import { onPreferencesChange } from './kept-preferences.ts';

let last: { text: string; preferences: Preferences } | null = null;

/** The same object while nothing changes. */
function read(owner: string | null): Preferences {
  const preferences = preferencesOf(chosenHere(owner));
  const text = JSON.stringify(preferences);
  if (last?.text !== text) last = { text, preferences };
  return last.preferences;
}

function subscribe(listener: () => void): () => void {
  const ends = [onPreferencesChange(listener), onDeviceChange(listener)];
  return () => ends.forEach((end) => end());
}

/** Every choice of whoever is here. What is being built has what holds until somebody chooses. */
export function usePreferences(): Preferences {
  const session = useSession();
  const owner = session.status === 'signed-in' ? session.user.id : null;
  return useSyncExternalStore(
    subscribe,
    () => read(owner),
    () => DEFAULT_PREFERENCES,
  );
}

export interface Choice<Value> {
  value: Value;
  choose: (value: Value) => void;
  /** What was done with it last on this page; null for nothing. */
  said: 'saved' | 'undone' | null;
  undo: () => void;
}

/** One choice, as a page shows it: saved at once, and taken back with one press. */
export function useChoice<Key extends PreferenceKey>(key: Key): Choice<Preferences[Key]> {
  const value = usePreferences()[key];
  const [before, setBefore] = useState<{ value: Preferences[Key] } | null>(null);
  const [said, setSaid] = useState<Choice<never>['said']>(null);

  return {
    value,
    said,
    choose(next) {
      if (next === value) return;
      setBefore({ value });
      setSaid('saved');
      changePreference(key, next);
    },
    undo() {
      if (!before) return;
      changePreference(key, before.value);
      setBefore(null);
      setSaid('undone');
    },
  };
}
