import { describe, expect, it } from 'vitest';
import { dayOf } from './day.ts';
import { levelOfPoints, levelProgress } from './level.ts';

describe('level of points', () => {
  it.each([
    [0, 1],
    [99, 1],
    [100, 2],
    [250, 3],
    [12_345, 124],
  ])('%i points are level %i', (points, level) => {
    expect(levelOfPoints(points)).toBe(level);
  });

  it('says how far the next level is', () => {
    expect(levelProgress(150)).toEqual({ level: 2, into: 50, missing: 50 });
    expect(levelProgress(200)).toEqual({ level: 3, into: 0, missing: 100 });
  });
});

describe('day of a moment', () => {
  it('a late night belongs to its evening, until 04:00', () => {
    expect(dayOf(new Date('2026-03-02T09:59:59Z'), 'America/Mexico_City')).toBe('2026-03-01');
    expect(dayOf(new Date('2026-03-02T10:00:00Z'), 'America/Mexico_City')).toBe('2026-03-02');
  });

  it('ends at 04:00 of the clock also in the nights in which clocks change', () => {
    const madrid = 'Europe/Madrid';
    expect(dayOf(new Date('2026-03-29T01:59:59Z'), madrid)).toBe('2026-03-28');
    expect(dayOf(new Date('2026-03-29T02:00:00Z'), madrid)).toBe('2026-03-29');
    expect(dayOf(new Date('2026-10-25T02:59:59Z'), madrid)).toBe('2026-10-24');
    expect(dayOf(new Date('2026-10-25T03:00:00Z'), madrid)).toBe('2026-10-25');
  });

  it('knows zones with half hours and both sides of the date line', () => {
    const moment = new Date('2026-12-31T22:15:00Z');
    expect(dayOf(moment, 'Asia/Kathmandu')).toBe('2027-01-01');
    expect(dayOf(moment, 'Pacific/Kiritimati')).toBe('2027-01-01');
    expect(dayOf(moment, 'Pacific/Pago_Pago')).toBe('2026-12-31');
  });

  it('refuses an unknown zone', () => {
    expect(() => dayOf(new Date(), 'Marte/Olimpo')).toThrow(RangeError);
  });
});
