import { describe, expect, it } from 'vitest';
import { EMOTION_IDS, WORD_ID_MAX_LENGTH } from '../emotions.ts';
import { isKnownPlace, isOfCountry, placesOf, WORD_COUNTRIES } from './regions.ts';
import { FEELING_WORDS, feelingWord, findWords, wordsOf, wordsOfCountry } from './vocabulary.ts';

describe('the vocabulary of feelings', () => {
  it('has 150 words and more, each once, each short enough to be kept', () => {
    expect(FEELING_WORDS.length).toBeGreaterThanOrEqual(150);
    const ids = FEELING_WORDS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(FEELING_WORDS.map(({ word }) => word)).size).toBe(ids.length);
    for (const id of ids) expect(id.length).toBeLessThanOrEqual(WORD_ID_MAX_LENGTH);
  });

  it('says of each what it means and where the body notices it, in a line', () => {
    for (const { meaning, body } of FEELING_WORDS) {
      for (const line of [meaning, body]) expect(line).toMatch(/^[A-ZÁÉÍÓÚÑ].{8,70}\.$/u);
    }
  });

  it('has at least ten for each of the twelve, and regional ones last', () => {
    for (const emotion of EMOTION_IDS) {
      const words = wordsOf(emotion);
      expect(words.length).toBeGreaterThanOrEqual(10);
      const regional = words.map(({ region }) => Number(region !== undefined));
      expect(regional).toEqual(regional.toSorted((one, other) => one - other));
    }
  });

  it('names as near twins only what it knows, and never the word itself', () => {
    const known = new Set<string>([...EMOTION_IDS, ...FEELING_WORDS.map(({ id }) => id)]);
    for (const { id, twins } of FEELING_WORDS) {
      expect(twins.length).toBeGreaterThan(0);
      expect(twins.filter((twin) => twin === id || !known.has(twin))).toEqual([]);
    }
  });

  it('is found without accents, by its beginning first and by its meaning', () => {
    expect(findWords('morriñ')[0]?.id).toBe('morrina');
    expect(findWords('AGUI')[0]?.id).toBe('aguite');
    expect(findWords('ruptura').map(({ id }) => id)).toContain('tusa');
    expect(findWords('  ')).toEqual([]);
  });

  it('finds ñ by n where a keyboard has no other, and n never by ñ', () => {
    expect(findWords('morrina')[0]?.id).toBe('morrina');
    expect(findWords('ñervios')).toEqual([]);
  });

  it('knows nothing of a word of a later version', () => {
    expect(feelingWord('constructor')).toBeUndefined();
  });

  it('knows every place that a word names, and has words for every country', () => {
    const places = FEELING_WORDS.flatMap(({ region }) => (region ? placesOf(region) : []));
    expect(places.filter((place) => !isKnownPlace(place))).toEqual([]);
    for (const code of WORD_COUNTRIES) expect(wordsOfCountry(code).length).toBeGreaterThan(0);
  });

  it('puts the words of a country first and those of others last, and loses none', () => {
    const kind = (word: { region?: string }) => {
      if (word.region === undefined) return 1;
      return isOfCountry(word, 'mx') ? 0 : 2;
    };
    for (const emotion of EMOTION_IDS) {
      const words = wordsOf(emotion, 'mx');
      expect(new Set(words)).toEqual(new Set(wordsOf(emotion)));
      expect(words.map(kind)).toEqual(words.map(kind).toSorted((one, other) => one - other));
    }
    expect(wordsOfCountry('mx').map(({ id }) => id)).toContain('aguite');
  });
});
