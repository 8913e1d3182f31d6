/** How everything looks: light, dark, or as the system says (docs/specification.md §3). */
export const THEMES = ['light', 'dark', 'system'] as const;
/** Parts of what the browser gives, so that whoever enlarged it there is not made smaller. */
export const TEXT_SIZES = ['100', '125', '150', '200'] as const;
export const MOTIONS = ['system', 'less', 'full'] as const;
/** Where the way out in one press stands: on the pages of help, or on every page. */
export const EXIT_PLACES = ['help', 'everywhere'] as const;
/** Which key, pressed three times in a row, is the same way out. */
export const EXIT_KEYS = ['none', 'escape', 'shift'] as const;
/** Who writes what the companion says, where the server has a language model at all. */
export const VOICES = ['model', 'guided'] as const;

/** Takes a value for what it is; undefined for what it cannot be. Small, because lessons carry it too. */
type Read<Value> = (value: unknown) => Value | undefined;

const oneOf =
  <Value extends string>(values: readonly Value[]): Read<Value> =>
  (value) =>
    values.find((one) => one === value);
const flag: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const percent: Read<number> = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100
    ? value
    : undefined;
/** A lower-case ISO 3166-1 code, or none. */
const country: Read<string> = (value) =>
  typeof value === 'string' && /^(?:[a-z]{2})?$/.test(value) ? value : undefined;

/** Everything that a person chooses in the settings, each with what holds until then. */
const FIELDS = {
  theme: [oneOf(THEMES), 'system'],
  textSize: [oneOf(TEXT_SIZES), '100'],
  lowStimulus: [flag, false],
  motion: [oneOf(MOTIONS), 'system'],
  sounds: [flag, true],
  /** Per cent of how loud the sounds were made. */
  volume: [percent, 100],
  haptics: [flag, true],
  voice: [oneOf(VOICES), 'model'],
  /** Whose words for feelings come first; none: everybody's. */
  wordsOf: [country, ''],
  exitPlace: [oneOf(EXIT_PLACES), 'help'],
  exitKey: [oneOf(EXIT_KEYS), 'none'],
  dataSaver: [flag, false],
} as const satisfies Record<string, readonly [Read<unknown>, unknown]>;

type Fields = typeof FIELDS;
export type PreferenceKey = keyof Fields;
export type Preferences = {
  [Key in PreferenceKey]: Exclude<ReturnType<Fields[Key][0]>, undefined>;
};

export const PREFERENCE_KEYS = Object.keys(FIELDS).filter(isPreferenceKey);

export function isPreferenceKey(key: string): key is PreferenceKey {
  return Object.hasOwn(FIELDS, key);
}

/** A value that may stand under this key; undefined for one of a later version, or a broken one. */
export function readPreference<Key extends PreferenceKey>(
  key: Key,
  value: unknown,
): Preferences[Key] | undefined {
  // What reads a key gives its type; the compiler does not follow that through a lookup.
  return FIELDS[key][0](value) as Preferences[Key] | undefined;
}

/** What was chosen, out of whatever was stored: what is unknown or broken was not. Never throws. */
export function chosenOf(stored: unknown): Partial<Preferences> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]) => {
      const read = isPreferenceKey(key) ? readPreference(key, value) : undefined;
      return read === undefined ? [] : [[key, read]];
    }),
  );
}

export const DEFAULT_PREFERENCES = Object.fromEntries(
  Object.entries(FIELDS).map(([key, [, usual]]) => [key, usual]),
) as unknown as Preferences;

/** Every choice: what was chosen, and for the rest what holds until then. */
export function preferencesOf(chosen: Partial<Preferences>): Preferences {
  return { ...DEFAULT_PREFERENCES, ...chosen };
}

/** Characters of all choices as JSON that an account keeps; the table's `check`. */
export const PREFERENCES_MOST = 4000;
