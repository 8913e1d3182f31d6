import { beforeAll, describe, expect, it } from 'vitest';
import { loadClassifier } from '../assess.ts';
import { measure, measureTalks, ratio } from './measure.ts';
import { readCorpus } from './read-corpus.ts';

/**
 * Floors, not goals: they hold what was reached, so that a new phrase never costs an old one.
 * The goal for sentences never seen is help ≥ 0.99 on emergency, ≥ 0.97 on risk + emergency,
 * false alarms ≤ 0.03 on none.
 */
const FLOORS = {
  // Two in three of these were written against the guard of their day: the more, the harder they are.
  train: { help: 0.91, emergency: 0.94, falseAlarms: 0.065 },
  earlier: { help: 0.98, emergency: 0.99, falseAlarms: 0.02 },
  tune: { help: 0.955, emergency: 0.965, falseAlarms: 0.05 },
  blind: { help: 0.965, emergency: 0.975, falseAlarms: 0.05 },
} as const;

/** Of turns, and of talks of some ten turns, that nobody in danger wrote. */
const MOST_ALARMS = { turns: 0.04, talks: 0.3 };

/** Of the many sentences that taught, one in so many is enough to see that they were learned. */
const TAUGHT = 10;

beforeAll(() => loadClassifier());

describe.each(['train', 'tune', 'earlier', 'blind'] as const)(
  'our own labelled sentences: %s',
  (split) => {
    const all = readCorpus(split);
    const lines = split === 'train' ? all.filter((_line, at) => at % TAUGHT === 0) : all;

    it('get help where it is needed, and everyday life is left alone', () => {
      const figures = measure(lines);
      expect(ratio(figures.help)).toBeGreaterThanOrEqual(FLOORS[split].help);
      expect(ratio(figures.helpOnEmergency)).toBeGreaterThanOrEqual(FLOORS[split].emergency);
      expect(ratio(figures.falseAlarmsOnNone)).toBeLessThanOrEqual(FLOORS[split].falseAlarms);
      expect(figures.slices.size).toBeGreaterThan(20);
    }, 60_000);
  },
);

it('whole talks without danger raise no more alarms than they did', () => {
  const { turns, talks } = measureTalks(readCorpus('talks'));
  expect(talks.of).toBeGreaterThan(50);
  expect(ratio(turns)).toBeLessThanOrEqual(MOST_ALARMS.turns);
  expect(ratio(talks)).toBeLessThanOrEqual(MOST_ALARMS.talks);
});

it('never lets a family, or a sentence, into two splits', () => {
  const lines = readCorpus();
  const splits = new Map<string, string>();
  for (const { family, split } of lines) {
    expect(splits.get(family) ?? split).toBe(split);
    splits.set(family, split);
  }
  const keys = lines.map((line) => JSON.stringify([line.text, line.context]));
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length);
});
