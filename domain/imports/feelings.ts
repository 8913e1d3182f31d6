import { folded } from '../folded.ts';
import { type EmotionId, INTENSITIES, isEmotionId, placeOf } from '../mood/emotions.ts';
import { FEELING_WORDS } from '../mood/words/vocabulary.ts';
import { DAYLIO_MOODS, ENGLISH_FEELINGS } from './feelings.content.ts';
import type { Feeling } from './import-record.ts';

const OUR_WORDS = new Map(FEELING_WORDS.map(({ word, emotion }) => [folded(word), emotion]));

/** The nearest of the twelve to one word, in Spanish or English. */
function emotionOf(word: string): EmotionId | undefined {
  const plain = folded(word.trim());
  return isEmotionId(plain) ? plain : (OUR_WORDS.get(plain) ?? own(ENGLISH_FEELINGS, plain));
}

/** What the name of a mood probably says; null where that is for its person to tell. */
export function guessFeeling(name: string): Feeling | null {
  const known = own(DAYLIO_MOODS, folded(name.trim()));
  if (known)
    return { emotion: known[0], intensity: known[1], mixed: folded(name.trim()) === 'meh' };
  const emotion = emotionOf(name);
  return emotion ? { emotion, intensity: 3, mixed: false } : null;
}

/** What somebody wrote may be a name that every object answers to, as "constructor". */
function own<Value>(map: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(map, word) ? map[word] : undefined;
}

const MOST = 10;

/**
 * A mood from 0 to 10 as a feeling: five is neither here nor there, each point beyond makes it
 * stronger. Which one it is the words beside it say, as long as they agree with the number.
 * @returns null for a number that is none of those
 */
export function feelingOfRating(rating: number, words: readonly string[]): Feeling | null {
  if (!(rating >= 0 && rating <= MOST)) return null;
  const side = Math.round(rating - MOST / 2);
  if (side === 0) return { emotion: 'calma', intensity: 1, mixed: true };
  const told = words
    .map(emotionOf)
    .find((emotion) => emotion && Math.sign(placeOf(emotion).pleasantness) === Math.sign(side));
  const emotion = told ?? (side < 0 ? 'tristeza' : side > 3 ? 'alegria' : 'calma');
  const intensity = INTENSITIES.find((one) => one === Math.abs(side)) ?? 3;
  return { emotion, intensity, mixed: false };
}
