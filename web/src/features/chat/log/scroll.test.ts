import { describe, expect, it } from 'vitest';
import { followTo, isAtEnd, keepsFollowing } from './scroll.ts';

const at = (scrollTop: number, scrollHeight = 2000) => ({
  scrollTop,
  scrollHeight,
  clientHeight: 500,
});

describe('isAtEnd', () => {
  it('forgives a few pixels', () => {
    expect(isAtEnd(at(1500))).toBe(true);
    expect(isAtEnd(at(1460))).toBe(true);
    expect(isAtEnd(at(1400))).toBe(false);
  });

  it('holds where nothing can be scrolled', () => {
    expect(isAtEnd({ scrollTop: 0, scrollHeight: 300, clientHeight: 500 })).toBe(true);
  });
});

describe('followTo', () => {
  it('goes with the end while the beginning stays in sight', () => {
    expect(followTo(at(1400), 1700)).toBe(1500);
  });

  it('stops where the answer begins at the top', () => {
    expect(followTo(at(1400, 4000), 1700)).toBe(1684);
    expect(followTo(at(1684, 5000), 1700)).toBeNull();
  });

  it('never moves up', () => {
    expect(followTo(at(1500), 300)).toBeNull();
  });

  it('has nowhere to go in a short conversation', () => {
    expect(followTo({ scrollTop: 0, scrollHeight: 400, clientHeight: 500 }, 200)).toBeNull();
  });
});

describe('keepsFollowing', () => {
  it('lets go when the reader moves up, and takes hold at the end', () => {
    expect(keepsFollowing(true, at(1500), at(1300))).toBe(false);
    expect(keepsFollowing(false, at(1300), at(1200))).toBe(false);
    expect(keepsFollowing(false, at(1200), at(1490))).toBe(true);
  });

  it('does not take growing content for a reader', () => {
    expect(keepsFollowing(true, at(1500), at(1500, 2600))).toBe(true);
    expect(keepsFollowing(false, at(900), at(900, 2600))).toBe(false);
  });

  it('does not take hold when the reader moves down a little', () => {
    expect(keepsFollowing(false, at(900), at(1000))).toBe(false);
  });
});
