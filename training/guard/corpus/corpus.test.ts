import { describe, expect, it } from 'vitest';
import { GUARDS } from '#domain/safety/testing.ts';
import { belowFloor, FLOORS, MAX_ALARMS, SPLITS_WITH_FLOORS } from './floors.ts';
import { measure, measureTalks, ratio } from './measure.ts';
import { readCorpus } from './read-corpus.ts';

/**
 * One line in so many is enough here to see that nothing broke; `npm run bench -- corpus` holds every
 * line of the corpus to the same floors. Of the sentences that taught even fewer will do.
 */
const ONE_IN = { train: 90, tune: 4, earlier: 4, blind: 4 } as const;

describe.each(GUARDS)('the guard in the %s', (where, guardOf) => {
  const guard = guardOf();

  it.each(SPLITS_WITH_FLOORS)(
    'shows help where it is needed and leaves everyday life alone: %s',
    (split) => {
      const lines = readCorpus(split).filter((_line, at) => at % ONE_IN[split] === 0);
      const figures = measure(guard, lines);
      expect(belowFloor(figures, FLOORS[where][split])).toEqual([]);
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
