import { describe, expect, it } from 'vitest';
import { closeness } from '../../kit/affect/emotion.ts';
import { findWord } from '../../kit/affect/find-word.ts';
import { blankTexts, faultsOf } from '../../kit/scenario/check-story.ts';
import { asStory } from '../as-story.ts';
import { wordsOf } from '../rules.ts';
import { KIND_TEXTS } from '../texts.ts';
import { VIGNETTES } from './all.ts';

describe('vignettes', () => {
  it('are twelve or more, two or more a level, each somebody else', () => {
    expect(VIGNETTES.length).toBeGreaterThanOrEqual(12);
    expect(new Set(VIGNETTES.map(({ id }) => id)).size).toBe(VIGNETTES.length);
    for (const level of [1, 2, 3, 4, 5]) {
      expect(VIGNETTES.filter((one) => one.level === level).length).toBeGreaterThanOrEqual(2);
    }
  });

  it.each(VIGNETTES.map((one) => [one.id, one] as const))(
    '%s has no fault as a story',
    (_id, vignette) => {
      expect(faultsOf(asStory(vignette))).toEqual([]);
      expect(blankTexts(vignette, vignette.id)).toEqual([]);
    },
  );

  it.each(VIGNETTES.map((one) => [one.id, one] as const))(
    '%s can be read and answered at every beat',
    (_id, { beats }) => {
      expect(beats.length).toBeGreaterThanOrEqual(3);
      for (const [at, beat] of beats.entries()) {
        expect(beat.felt.cell).toBeGreaterThanOrEqual(0);
        expect(beat.felt.cell).toBeLessThan(25);
        for (const told of [beat.felt, beat.shut?.felt].filter((one) => one !== undefined)) {
          const words = wordsOf(told);
          expect(new Set(words).size).toBe(4);
          expect(words.filter((word) => !findWord(word))).toEqual([]);
        }
        // Who has closed up says less; nobody comes in closed.
        expect(beat.shut === undefined).toBe(at === 0);
      }
    },
  );

  it('offers beside the word at least one that lies close to it', () => {
    const far = VIGNETTES.flatMap(({ id, beats }) =>
      beats.flatMap(({ felt, shut }) =>
        [felt, ...(shut ? [shut.felt] : [])].flatMap(({ word, others }) => {
          const near = others.map((other) => closeness(findWord(word)!, findWord(other)!));
          return Math.max(...near) >= 0.5 ? [] : [`${id}: ${word}, ${others.join(', ')}`];
        }),
      ),
    );
    expect(far).toEqual([]);
  });

  it('says of every reply what this one did, in words of its own', () => {
    const notes = VIGNETTES.flatMap(({ beats }) =>
      beats.flatMap(({ replies }) => Object.values(replies).map(({ note }) => note)),
    );
    expect(new Set(notes).size).toBe(notes.length);
  });

  it('has no other person where one talks with oneself', () => {
    const alone = VIGNETTES.filter(({ look }) => !look);
    expect(alone.every(({ level }) => level === 5)).toBe(true);
    const names = [...Object.values(KIND_TEXTS.self), JSON.stringify(alone)].join(' ');
    expect(names).not.toMatch(/la otra persona|tu historia/);
  });
});
