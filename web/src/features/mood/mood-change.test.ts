import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMOTION_IDS, INTENSITIES } from '#domain/mood/emotions.ts';
import { applyChange, type MoodChange } from './mood-change.ts';
import type { MoodEntry } from './mood-entry.ts';

const entries = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    emotion: fc.constantFrom(...EMOTION_IDS),
    intensity: fc.constantFrom(...INTENSITIES),
    note: fc.option(fc.string()),
    occurredAt: fc.constantFrom(
      '2026-01-01T10:00:00Z',
      '2026-01-02T10:00:00Z',
      '2026-01-03T10:00:00Z',
    ),
  }),
  { selector: ({ id }: MoodEntry) => id },
);

const changes: fc.Arbitrary<MoodChange> = fc.oneof(
  entries.map(([entry]) =>
    entry ? ({ type: 'save', entry } as const) : ({ type: 'delete', id: 'z' } as const),
  ),
  fc.record({
    type: fc.constant('note' as const),
    id: fc.constantFrom('a', 'b'),
    note: fc.string(),
  }),
  fc.record({ type: fc.constant('delete' as const), id: fc.constantFrom('a', 'b', 'c') }),
);

const at = (id: string, day: number): MoodEntry => ({
  id,
  emotion: 'calma',
  intensity: 2,
  note: null,
  occurredAt: `2026-01-0${day}T10:00:00Z`,
});

describe('a change of the list', () => {
  it('does nothing more when it comes twice', () => {
    fc.assert(
      fc.property(entries, changes, (list, change) => {
        const once = applyChange(list, change);
        expect(applyChange(once, change)).toEqual(once);
      }),
    );
  });

  it('keeps every id once', () => {
    fc.assert(
      fc.property(entries, fc.array(changes), (list, many) => {
        const ids = many.reduce<readonly MoodEntry[]>(applyChange, list).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('puts an entry that comes back to where it was', () => {
    const list = [at('c', 3), at('b', 2), at('a', 1)];
    const without = applyChange(list, { type: 'delete', id: 'b' });
    expect(applyChange(without, { type: 'save', entry: at('b', 2) })).toEqual(list);
  });
});
