import { chosenOf, type Preferences, preferencesOf } from '#domain/preferences/preferences.ts';
import { keptLooks, type Look, setLooks } from '#web/lib/look/look.ts';
import { setTextSize, TEXT_SIZE_KEY } from '#web/lib/look/text-size.ts';
import { setTheme, THEME_KEY } from '#web/lib/look/theme.ts';
import { readItem, removeItem, writeItem } from '#web/lib/safe-storage.ts';
import { watchedKeys } from '#web/lib/watched-keys.ts';

/** Set where theme and size of letters of this device are nobody's business but its own. */
const OWN_KEY = 'remanso.own-look';

// What holds here stands under keys of several names.
const { notify, subscribe } = watchedKeys('');

/** Calls back when what holds on this device may have changed, also by another tab. */
export const onDeviceChange = subscribe;

/** Those that a screen of another size, or in another room, may want otherwise. */
export type OwnKey = 'theme' | 'textSize';
export const isOwnKey = (key: string): key is OwnKey => key === 'theme' || key === 'textSize';

export function hasOwnLook(): boolean {
  return readItem(OWN_KEY) !== null;
}

export function keepOwnLook(own: boolean): void {
  if (own) writeItem(OWN_KEY, 'yes');
  else removeItem(OWN_KEY);
  notify();
}

/** What holds on this device, whoever is here: chosen before signing in, or by who was here last. */
export function devicePreferences(): Partial<Preferences> {
  const words = keptLooks();
  const volume = words.flatMap((word) => /^volume-(\d+)$/.exec(word)?.[1] ?? [])[0];
  const has = (look: Look) => words.includes(look);
  return chosenOf({
    theme: readItem(THEME_KEY),
    textSize: readItem(TEXT_SIZE_KEY),
    ...(has('calm') && { lowStimulus: true }),
    ...(has('still') && { motion: 'less' }),
    ...(has('moving') && { motion: 'full' }),
    ...(has('mute') && { sounds: false }),
    ...(volume !== undefined && { volume: Number(volume) }),
    ...(has('steady') && { haptics: false }),
    ...(has('guided') && { voice: 'guided' }),
    ...(has('exit') && { exitPlace: 'everywhere' }),
    ...(has('exit-escape') && { exitKey: 'escape' }),
    ...(has('exit-shift') && { exitKey: 'shift' }),
    ...(has('saver') && { dataSaver: true }),
  });
}

/** Makes them hold on this device, at once and on the next page before it is drawn. */
export function applyPreferences(chosen: Partial<Preferences>): void {
  const { theme, textSize, ...rest } = preferencesOf(chosen);
  if (chosen.theme !== undefined) setTheme(theme);
  if (chosen.textSize !== undefined) setTextSize(textSize);
  setLooks(looksOf(rest));
  notify();
}

function looksOf(chosen: Omit<Preferences, OwnKey>): readonly Look[] {
  const looks: (Look | false)[] = [
    chosen.lowStimulus && 'calm',
    chosen.motion === 'less' && 'still',
    chosen.motion === 'full' && 'moving',
    !chosen.sounds && 'mute',
    chosen.volume < 100 && `volume-${chosen.volume}`,
    !chosen.haptics && 'steady',
    chosen.voice === 'guided' && 'guided',
    chosen.exitPlace === 'everywhere' && 'exit',
    chosen.exitKey === 'escape' && 'exit-escape',
    chosen.exitKey === 'shift' && 'exit-shift',
    chosen.dataSaver && 'saver',
  ];
  return looks.filter((look) => look !== false);
}

/** Theme and size as the device has them; what nobody chose on it is as it is for everybody. */
export function ownLook(): Pick<Preferences, OwnKey> {
  const { theme, textSize } = preferencesOf(devicePreferences());
  return { theme, textSize };
}
