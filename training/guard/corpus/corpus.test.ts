import { describe, expect, it } from 'vitest';
import { GUARDS } from '#domain/safety/testing.ts';
import { measure, measureTalks, ratio } from './measure.ts';
import { readCorpus } from './read-corpus.ts';

/**
 * Floors, not goals: they hold what was reached, so that a new phrase never costs an old one.
 * The goal for sentences never seen is help ≥ 0.99 on emergency, ≥ 0.97 on risk + emergency,
 * false alarms ≤ 0.03 on none.
 */
const FLOORS = {
  browser: {
    // Two in three of these were written against the guard of their day: the more, the harder they are.
    train: { help: 0.91, emergency: 0.94, falseAlarms: 0.06 },
    earlier: { help: 0.98, emergency: 0.99, falseAlarms: 0.02 },
    tune: { help: 0.955, emergency: 0.965, falseAlarms: 0.05 },
    blind: { help: 0.97, emergency: 0.975, falseAlarms: 0.05 },
  },
  server: {
    train: { help: 0.885, emergency: 0.955, falseAlarms: 0.06 },
    earlier: { help: 0.98, emergency: 0.99, falseAlarms: 0.03 },
    tune: { help: 0.955, emergency: 0.98, falseAlarms: 0.04 },
    blind: { help: 0.97, emergency: 0.99, falseAlarms: 0.03 },
  },
} as const;

/** Of turns, and of talks of some ten turns, that nobody in danger wrote. */
const MAX_ALARMS = {
  browser: { turns: 0.035, talks: 0.27 },
  server: { turns: 0.025, talks: 0.2 },
} as const;

/** Of the many sentences that taught, one in so many is enough to see that they were learned. */
const TAUGHT = 30;

describe.each(GUARDS)('the guard in the %s', (where, guardOf) => {
  const guard = guardOf();

  it.each(['train', 'tune', 'earlier', 'blind'] as const)(
    'shows help where it is needed and leaves everyday life alone: %s',
    (split) => {
      const all = readCorpus(split);
      const lines = split === 'train' ? all.filter((_line, at) => at % TAUGHT === 0) : all;
      const figures = measure(guard, lines);
      const floor = FLOORS[where][split];
      expect(ratio(figures.help)).toBeGreaterThanOrEqual(floor.help);
      expect(ratio(figures.helpOnEmergency)).toBeGreaterThanOrEqual(floor.emergency);
      expect(ratio(figures.falseAlarmsOnNone)).toBeLessThanOrEqual(floor.falseAlarms);
      expect(figures.slices.size).toBeGreaterThan(20);
    },
    60_000,
  );

  it('raises no more alarms in whole talks without danger than it did', () => {
    const { turns, talks } = measureTalks(guard, readCorpus('talks'));
    expect(talks.of).toBeGreaterThan(50);
    expect(ratio(turns)).toBeLessThanOrEqual(MAX_ALARMS[where].turns);
    expect(ratio(talks)).toBeLessThanOrEqual(MAX_ALARMS[where].talks);
  });
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
