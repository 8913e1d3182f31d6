import { describe, expect, it } from 'vitest';
import { BASICS, REGIONAL, TWINS, WORDS } from '../../kit/affect/words.content.ts';
import { findWord } from '../../kit/affect/find-word.ts';
import { blankTexts } from '../../kit/scenario/check-story.ts';
import { CASES } from './cases.ts';

const WORDS_OF_LEVEL = { 1: BASICS, 2: WORDS, 3: TWINS, 4: WORDS, 5: REGIONAL } as const;

describe('cases', () => {
  it('are many, each person once, with every text there', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(12);
    expect(new Set(CASES.map(({ id }) => id)).size).toBe(CASES.length);
    expect(new Set(CASES.map(({ name }) => name)).size).toBe(CASES.length);
    expect(blankTexts(CASES, 'cases')).toEqual([]);
    expect(new Set(CASES.map(({ look }) => JSON.stringify(look))).size).toBe(CASES.length);
  });

  it.each([1, 2, 3, 4, 5] as const)(
    'level %i has more than one run needs, in words of its own',
    (level) => {
      const cases = CASES.filter((one) => one.level === level);
      expect(cases.length).toBeGreaterThan(3);
      const known: string[] = WORDS_OF_LEVEL[level].map(({ word }) => word);
      for (const { answers, among = [] } of cases) {
        for (const word of [...answers, ...among]) expect(known).toContain(word);
        expect(answers).toHaveLength(level === 4 ? 2 : 1);
        expect(among.length === 0 || among.includes(answers[0]!)).toBe(true);
      }
    },
  );

  it('draws brows down only where something is unfair or in the way', () => {
    const angry = CASES.filter(({ mood }) => mood === 'tense');
    for (const { id, answers } of angry) {
      expect([id, ...answers.map((word) => findWord(word)?.theme)]).toEqual([id, 'wrong']);
    }
  });

  it('tells no place before the word where the land would give it away', () => {
    for (const { level, place, home } of CASES)
      expect(Boolean(home)).toBe(level === 5 && place !== '');
  });

  it('knows other words that fit, of the level and only beside one word', () => {
    for (const { level, answers, among, fits = [] } of CASES) {
      expect(fits.length === 0 || answers.length === 1).toBe(true);
      const known = WORDS_OF_LEVEL[level as 1 | 2 | 3 | 4 | 5].map(({ word }) => word);
      for (const word of fits) {
        expect(among ?? known).toContain(word);
        expect(answers).not.toContain(word);
      }
    }
  });

  it('never gives the word away in a clue', () => {
    const told = CASES.filter(({ clues, answers }) => {
      const said = Object.values(clues).join(' ').toLowerCase();
      return answers.some((word) => said.includes(word.replace('ponerse ', '')));
    });
    expect(told).toEqual([]);
  });
});
