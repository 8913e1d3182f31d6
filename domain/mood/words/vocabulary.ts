import { folded, foldedKeepingEnye } from '../../folded.ts';
import type { EmotionId } from '../emotions.ts';
import type { FeelingWord } from './feeling-word.ts';
import { isOfCountry } from './regions.ts';
import { PLEASANT_WORDS } from './pleasant.content.ts';
import { UNPLEASANT_WORDS } from './unpleasant.content.ts';

/** Every word, those of one emotion together. Fetched only where words are chosen. */
export const FEELING_WORDS: readonly FeelingWord[] = [...PLEASANT_WORDS, ...UNPLEASANT_WORDS];

const byId = new Map(FEELING_WORDS.map((word) => [word.id, word]));

/** Undefined for a word of a later version. */
export function feelingWord(id: string): FeelingWord | undefined {
  return byId.get(id);
}

/**
 * The words of an emotion: those of a country first, then those said everywhere, then those of other
 * places.
 * @param country a lower-case ISO 3166-1 code; empty for no country
 */
export function wordsOf(emotion: EmotionId, country = ''): readonly FeelingWord[] {
  const rank = (word: FeelingWord) => {
    if (word.region === undefined) return 1;
    return country !== '' && isOfCountry(word, country) ? 0 : 2;
  };
  return FEELING_WORDS.filter((word) => word.emotion === emotion).toSorted(
    (one, other) => rank(one) - rank(other),
  );
}

/** Words that are said in a country and not everywhere, those of the fewest places first. */
export function wordsOfCountry(country: string): readonly FeelingWord[] {
  return FEELING_WORDS.filter((word) => isOfCountry(word, country)).toSorted(
    (one, other) => (one.region?.length ?? 0) - (other.region?.length ?? 0),
  );
}

/**
 * Words that are said or mean like what somebody looks for, by their beginning first. Accents and
 * capitals do not matter; an ñ finds only ñ, and an n both, for keyboards that have no other.
 */
export function findWords(query: string): readonly FeelingWord[] {
  const told = /ñ/i.test(query) ? foldedKeepingEnye : folded;
  const sought = told(query.trim());
  if (sought === '') return [];
  const rank = ({ word, meaning }: FeelingWord) => {
    if (told(word).startsWith(sought)) return 0;
    if (told(word).includes(sought)) return 1;
    return told(meaning).includes(sought) ? 2 : 3;
  };
  return FEELING_WORDS.map((word) => ({ word, at: rank(word) }))
    .filter(({ at }) => at < 3)
    .toSorted((one, other) => one.at - other.at)
    .map(({ word }) => word);
}
