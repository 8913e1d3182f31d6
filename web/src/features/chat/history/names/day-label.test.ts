import { describe, expect, it } from 'vitest';
import { dayLabel } from './day-label.ts';

const now = new Date(2026, 4, 5, 0, 30);

describe('the day of a conversation', () => {
  it.each([
    [new Date(2026, 4, 5, 0, 10), 'Hoy'],
    [new Date(2026, 4, 4, 23, 50), 'Ayer'],
    [new Date(2026, 4, 3, 1, 0), '3 de mayo'],
    [new Date(2025, 11, 31, 12, 0), '31 de diciembre de 2025'],
  ])('%s reads %s', (moment, label) => {
    expect(dayLabel(moment, now)).toBe(label);
  });
});
