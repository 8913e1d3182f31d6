import { tableOf } from '../../table.ts';
import type { ShortReply } from '../content/replies.ts';
import { FOREIGN, HEAVY, LEAVES, PEOPLE, SHORT_ANSWERS } from './words.content.ts';

export type ShortAnswer = ShortReply | 'laugh';

/** Lower case, without accents, signs or stretched letters. */
export function plainOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}\s']/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A message that is an answer and nothing more; null for one that tells something. */
export function shortAnswerOf(text: string): ShortAnswer | null {
  const plain = plainOf(text);
  if (plain === '') return text.trim() === '' ? null : 'silence';
  return SHORT_ANSWERS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

const AT_FIRST = '^(?:(?:pues|bueno|eh|m+|ay|yo|la verdad) )*';
const NOT_KNOWING = new RegExp(
  `${AT_FIRST}(?:no (?:lo )?se|nose|ni idea|no estoy segur[oa])\\b`,
  'u',
);
const HEDGED = new RegExp(`${AT_FIRST}(?:quizas?|tal vez|puede ser)\\b`, 'u');

/** "No sé, ganas de llorar": no yes at all, whatever was asked. */
export function doesNotKnow(text: string): boolean {
  return shortAnswerOf(text) === 'dunno' || NOT_KNOWING.test(plainOf(text));
}

/** Neither a plain yes nor a no: also "puede ser". */
export function isUnsure(text: string): boolean {
  return doesNotKnow(text) || HEDGED.test(plainOf(text));
}

const NUMBERS = tableOf({
  cero: 0,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
});

/** A figure from 0 to 10 that stands for the whole answer ("un 7", "7/10", "como 8"). */
export function figureOf(text: string): number | null {
  const plain = plainOf(text);
  const found =
    // linear: each further word begins with a blank, which no word holds.
    /^(?:(?:en|es|como|un|creo que|yo diria|diria|por ahi|de|mas o menos|esta en|estoy en|bajo a|subio a|a|ahora|va por|voy en) )*(\d{1,2}|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?: (?:de|sobre|puntos?|mas o menos|creo|10|diez|o \S+))*$/.exec(
      plain,
    );
  if (!found?.[1]) return null;
  const value = NUMBERS.get(found[1]) ?? Number(found[1]);
  return value <= 10 ? value : null;
}

export function wantsToLeave(text: string): boolean {
  const plain = plainOf(text);
  return plain.split(' ').length <= 8 && LEAVES.test(plain);
}

/** Whether words weigh that name no feeling. */
export function isHeavy(text: string): boolean {
  return HEAVY.test(plainOf(text));
}

export function isShouting(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return (
    letters.length >= 8 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  );
}

/** Letters without words: a keyboard hit in anger, a cat. */
export function isGibberish(text: string): boolean {
  const words = plainOf(text)
    .split(' ')
    .filter((word) => /\p{L}/u.test(word));
  const letters = words.join('');
  if (letters.length < 5) return false;
  const strange = words.filter(
    (word) =>
      /[bcdfghjklmnpqrstvwxyz]{5,}/.test(word) ||
      (word.length >= 5 && !/[aeiou]/.test(word)) ||
      /(?:asdf|sdfg|dfgh|qwer|wert|zxcv|hjkl|jkl)/.test(word) ||
      /^(.)\1{5,}$/.test(word),
  );
  return strange.length * 2 > words.length;
}

/** English, Portuguese or French; null for Spanish and for what is too short to tell. */
export function foreignLanguageOf(text: string): keyof typeof FOREIGN | null {
  const words = plainOf(text).split(' ');
  if (words.length < 3) return null;
  for (const language of ['en', 'pt', 'fr'] as const) {
    const own = new Set(FOREIGN[language].split(' '));
    const hits = words.filter((word) => own.has(word)).length;
    if (hits >= 3 && hits / words.length >= 0.5) return language;
  }
  return null;
}

/** The last person named with "mi": as a mark, "{tu} mamá". */
export function personIn(text: string): string | null {
  const plain = plainOf(text);
  let found: string | null = null;
  for (const [, word] of plain.matchAll(/\bmi (\p{L}+)\b/gu)) {
    const person = PEOPLE.get(word ?? '');
    if (person) found = `{tu} ${person}`;
  }
  return found;
}
