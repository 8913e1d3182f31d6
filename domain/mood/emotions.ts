/**
 * The twelve emotions of a check-in, clockwise around the circle of energy × pleasantness
 * (Russell's circumplex), starting at the most energetic of the pleasant ones. The database holds
 * the same list (`mood_entries.emotion`); a test compares the two.
 */
export const EMOTION_IDS = [
  'entusiasmo',
  'alegria',
  'gratitud',
  'ternura',
  'alivio',
  'calma',
  'cansancio',
  'tristeza',
  'soledad',
  'ansiedad',
  'miedo',
  'enojo',
] as const;

export type EmotionId = (typeof EMOTION_IDS)[number];

export interface EmotionPlace {
  /** −1 very unpleasant … 1 very pleasant. */
  pleasantness: number;
  /** −1 no energy … 1 full of it. */
  energy: number;
  /** OKLCH hue in degrees, 30 from one emotion to the next. */
  hue: number;
}

const STEP_DEGREES = 360 / EMOTION_IDS.length;
const FIRST_ANGLE = 75;
const FIRST_HUE = 50;

export function placeOf(id: EmotionId): EmotionPlace {
  const at = EMOTION_IDS.indexOf(id);
  const angle = ((FIRST_ANGLE - at * STEP_DEGREES) * Math.PI) / 180;
  return {
    pleasantness: Math.cos(angle),
    energy: Math.sin(angle),
    hue: (FIRST_HUE + at * STEP_DEGREES) % 360,
  };
}

export function isEmotionId(value: string): value is EmotionId {
  return EMOTION_IDS.some((id) => id === value);
}

/** How strong an emotion is, from a little to very much. */
export const INTENSITIES = [1, 2, 3, 4, 5] as const;

export type Intensity = (typeof INTENSITIES)[number];

/** As long as `mood_entries.note` may be. */
export const NOTE_MAX_LENGTH = 2000;

/** Words to one entry (`mood_entries.words`, `own_words`), and how long each may be. */
export const WORDS_MOST = 12;
export const OWN_WORDS_MOST = 6;
export const WORD_ID_MAX_LENGTH = 40;
export const OWN_WORD_MAX_LENGTH = 40;
