import { describe, expect, it } from 'vitest';
import { groupByDay } from './days.ts';

/** A local moment, whatever the time zone of the machine. */
const at = (day: number, hour: number, minute = 0) => ({
  occurredAt: new Date(2026, 9, day, hour, minute).toISOString(),
});

describe('days', () => {
  const now = new Date(2026, 9, 26, 0, 30);

  it('groups by the local day and names the last two', () => {
    const days = groupByDay([at(26, 0, 10), at(25, 23, 50), at(25, 9), at(20, 12)], now);
    expect(days.map(({ title, entries }) => [title, entries.length])).toEqual([
      ['Hoy', 1],
      ['Ayer', 2],
      ['Martes, 20 de octubre', 1],
    ]);
  });

  it('says the year of what is long ago', () => {
    const long = { occurredAt: new Date(2024, 1, 29, 12).toISOString() };
    expect(groupByDay([long], now)[0]?.title).toContain('2024');
  });

  it('counts days across a change of the clocks', () => {
    // In Europe the 25th of October 2026 has 25 hours.
    expect(groupByDay([at(25, 0)], new Date(2026, 9, 26, 23)).map((day) => day.title)).toEqual([
      'Ayer',
    ]);
  });
});
