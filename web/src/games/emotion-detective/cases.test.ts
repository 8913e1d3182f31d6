import { describe, expect, it } from 'vitest';
import { BASICS, REGIONAL, TWINS, WORDS } from '../kit/affect/words.content.ts';
import { blankTexts } from '../kit/scenario/check-story.ts';
import { CASES } from './cases.content.ts';

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

  it('never gives the word away in a clue', () => {
    const told = CASES.filter(({ clues, answers }) => {
      const said = Object.values(clues).join(' ').toLowerCase();
      return answers.some((word) => said.includes(word.replace('ponerse ', '')));
    });
    expect(told).toEqual([]);
  });
});
