import { describe, expect, it } from 'vitest';
import { followTo, isAtEnd, keepsFollowing } from './scroll.ts';

const at = (scrollTop: number, end = 1500) => ({ scrollTop, end });

describe('isAtEnd', () => {
  it('forgives a few pixels', () => {
    expect(isAtEnd(at(1500))).toBe(true);
    expect(isAtEnd(at(1460))).toBe(true);
    expect(isAtEnd(at(1400))).toBe(false);
  });

  it('holds where nothing can be scrolled', () => {
    expect(isAtEnd(at(0, 0))).toBe(true);
  });
});

describe('followTo', () => {
  it('goes with the end while the beginning stays in sight', () => {
    expect(followTo(at(1400), 1700)).toBe(1500);
  });

  it('stops where the answer begins at the top', () => {
    expect(followTo(at(1400, 3500), 1700)).toBe(1684);
    expect(followTo(at(1684, 4500), 1700)).toBeNull();
  });

  it('never moves up', () => {
    expect(followTo(at(1500), 300)).toBeNull();
  });

  it('has nowhere to go in a short conversation', () => {
    expect(followTo(at(0, 0), 200)).toBeNull();
  });
});

describe('keepsFollowing', () => {
  it('lets go when the reader moves up, and takes hold at the end', () => {
    expect(keepsFollowing(true, at(1500), at(1300), false)).toBe(false);
    expect(keepsFollowing(false, at(1300), at(1200), false)).toBe(false);
    expect(keepsFollowing(false, at(1200), at(1490), false)).toBe(true);
  });

  it('does not take growing content for a reader', () => {
    expect(keepsFollowing(true, at(1500), at(1500, 2100), false)).toBe(true);
    expect(keepsFollowing(false, at(900), at(900, 2100), false)).toBe(false);
  });

  it('does not take hold when the reader moves down a little', () => {
    expect(keepsFollowing(false, at(900), at(1000), false)).toBe(false);
  });

  it('does not take what went away for a reader, when an answer came before it was seen', () => {
    // 25 px less in between, which the browser made up for, then an answer of 105 px.
    expect(keepsFollowing(true, at(1500), at(1475, 1580), false)).toBe(true);
  });

  it('does not take room that grows for a reader', () => {
    // Help above the log went away and gave it 150 px, then came an answer of 80 px.
    expect(keepsFollowing(true, at(1500), at(1350, 1430), false)).toBe(true);
  });

  it('lets a hand go up while an answer grows', () => {
    expect(keepsFollowing(true, at(1500), at(1450, 1540), true)).toBe(false);
    expect(keepsFollowing(true, at(1500), at(1500, 1540), true)).toBe(true);
  });
});
