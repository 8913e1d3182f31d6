import { describe, expect, it } from 'vitest';
import { fieldOf, lastNight, momentOf } from './when.ts';

const now = new Date(2026, 10, 28, 9, 5);

describe('when it was', () => {
  it('is written and read as the same moment', () => {
    expect(fieldOf(now)).toBe('2026-11-28T09:05');
    expect(momentOf(fieldOf(now), now)).toEqual(now);
  });

  it('is no time to come, none of long ago and no half-written one', () => {
    expect(momentOf('2026-11-28T09:30', now)).toBe('future');
    expect(momentOf('1899-12-31T23:59', now)).toBe('ancient');
    expect(momentOf('', now)).toBe('noTime');
    expect(momentOf('2026-11', now)).not.toBe('future');
  });

  it('was last night at ten, also on the first of a month', () => {
    expect(fieldOf(lastNight(new Date(2026, 2, 1, 8)))).toBe('2026-02-28T22:00');
  });
});
