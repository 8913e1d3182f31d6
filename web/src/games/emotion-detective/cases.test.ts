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
    for (const { look, id } of CASES) {
      expect(
        CASES.filter((one) => JSON.stringify(one.look) === JSON.stringify(look)),
        id,
      ).toHaveLength(1);
    }
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
        if (among.length > 0) expect(among).toContain(answers[0]);
      }
    },
  );

  it('never gives the word away in a clue', () => {
    for (const { clues, answers, id } of CASES) {
      const told = Object.values(clues).join(' ').toLowerCase();
      for (const word of answers) expect(told, id).not.toContain(word.replace('ponerse ', ''));
    }
  });
});
