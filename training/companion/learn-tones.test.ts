import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countHeard, heldOut } from './held-out.ts';
import { LEARNED_FILE, learnedNow } from './learned.ts';
import { readTones } from './read-tones.ts';

/** A quarter of the lines is learned from in seconds; `npm run bench -- tones` takes them all. */
const ONE_IN = 4;
const LEARNING_TAKES = 120_000;

describe('the tone in which something is said', () => {
  const lines = readTones().filter((_, at) => at % ONE_IN === 0);

  it(
    'is heard rightly more often than not in messages that taught nothing, and seldom as the contrary',
    () => {
      const { answered, right, near } = countHeard(heldOut(lines, 1));
      expect(answered).toBeGreaterThan(0.15);
      expect(right).toBeGreaterThan(0.6);
      expect(near).toBeGreaterThan(0.93);
    },
    LEARNING_TAKES,
  );

  it('is heard by the weights that were learned last, from these messages', () => {
    expect(learnedNow()).toEqual(JSON.parse(readFileSync(LEARNED_FILE, 'utf8')));
  });
});
