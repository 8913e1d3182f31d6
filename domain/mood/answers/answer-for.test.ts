import { describe, expect, it } from 'vitest';
import { EMOTION_IDS, INTENSITIES } from '../emotions.ts';
import { answerFor } from './answer-for.ts';

const UNPLEASANT = ['tristeza', 'soledad', 'ansiedad', 'miedo', 'enojo'] as const;
const all = EMOTION_IDS.flatMap((emotion) =>
  INTENSITIES.map((intensity) => answerFor({ emotion, intensity })),
);

describe('what Nilo answers to a check-in', () => {
  it('is a sentence of its own for every emotion and strength', () => {
    expect(new Set(all.map(({ line }) => line)).size).toBe(60);
  });

  it('can be read at a glance', () => {
    for (const { line } of all) {
      expect(line).toMatch(/^[^!¡]{1,95}[.?]$/);
    }
  });

  it('offers the help for a hard moment when something hard is at its strongest, and only then', () => {
    for (const emotion of UNPLEASANT) {
      expect(answerFor({ emotion, intensity: 5 }).step).toBe('moment');
      expect(answerFor({ emotion, intensity: 4 }).step).not.toBe('moment');
    }
    expect(answerFor({ emotion: 'alegria', intensity: 5 }).step).not.toBe('moment');
  });

  it('proposes no exercise to who is glad, and no feast to who is sad', () => {
    for (const intensity of INTENSITIES) {
      expect(answerFor({ emotion: 'alegria', intensity }).step).not.toBe('breathe');
      expect(answerFor({ emotion: 'tristeza', intensity }).step).not.toBe('savour');
    }
  });
});
