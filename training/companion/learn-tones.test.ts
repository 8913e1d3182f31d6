import { describe, expect, it } from 'vitest';
import { TONE_WEIGHTS } from '#domain/companion/understand/tone-weights.content.ts';
import { countHeard, heldOut } from './held-out.ts';
import { learnTones } from './learn-tones.ts';
import { readTones } from './read-tones.ts';

/** Seconds on two busy cores: a test that learns is not to fail for it. */
const LEARNING_TAKES = 120_000;

describe('the tone in which something is said', () => {
  const lines = readTones();

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

  it(
    'is heard by the weights that these messages teach',
    () => {
      // Compared as one: what differs is nothing to read.
      expect(JSON.stringify(learnTones(lines)) === JSON.stringify(TONE_WEIGHTS)).toBe(true);
    },
    LEARNING_TAKES,
  );
});
