import type { Preferences } from '#domain/preferences/preferences.ts';
import { getSessionState } from '../session.ts';
import { devicePreferences, hasOwnLook, ownLook } from './device-preferences.ts';
import { keptPreferences } from './kept-preferences.ts';

/** Whose choices hold here; null for a visitor, whose device knows them alone. */
export function preferencesOwner(): string | null {
  const session = getSessionState();
  return session.status === 'signed-in' ? session.user.id : null;
}

/** What was chosen, by this person or before her on this device. */
export function chosenHere(owner: string | null): Partial<Preferences> {
  if (owner === null) return devicePreferences();
  const { chosen } = keptPreferences(owner);
  return { ...devicePreferences(), ...chosen, ...(hasOwnLook() && ownLook()) };
}
