import { describe, expect, it } from 'vitest';
import { banUntil } from './ban-duration.ts';

const NOW = new Date('2026-03-01T00:00:00Z');

describe('banUntil', () => {
  it.each([
    ['24h', '2026-03-02T00:00:00.000Z'],
    ['1h30m', '2026-03-01T01:30:00.000Z'],
    ['1.5h', '2026-03-01T01:30:00.000Z'],
    ['90s', '2026-03-01T00:01:30.000Z'],
    ['876600h', '2126-03-02T00:00:00.000Z'],
  ])('%s', (given, until) => {
    expect(banUntil(given, NOW)?.toISOString()).toBe(until);
  });

  it('lifts with none', () => {
    expect(banUntil('none', NOW)).toBeNull();
  });

  it.each(['', '24', 'h', '1d', '-1h', '1h x', '0s', '999999999999h', 'forever'])(
    'refuses %j',
    (given) => {
      expect(() => banUntil(given, NOW)).toThrow('invalid format for ban duration');
    },
  );
});
