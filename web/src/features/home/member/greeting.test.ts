import { describe, expect, it } from 'vitest';
import { daysSince, greeting, lastTime } from './greeting.ts';

/** A moment on the clock of whoever reads this. */
const at = (day: number, hour: number) => new Date(2026, 10, day, hour);
const told = (day: number, hour: number) => ({
  occurredAt: at(day, hour).toISOString(),
  water: 'waves' as const,
});

describe('the greeting', () => {
  it('goes by the hour, and by name where there is one', () => {
    expect(greeting(at(24, 8), 'Ana')).toBe('Buenos días, Ana');
    expect(greeting(at(24, 15), null)).toBe('Buenas tardes');
    expect(greeting(at(24, 2), 'Ana')).toBe('Buenas noches, Ana');
  });

  it('says when it was last told and how the water was', () => {
    expect(lastTime(told(23, 20), at(24, 9))).toBe('Ayer llegaste con oleaje.');
    expect(lastTime(told(22, 20), at(24, 9))).toBe('Anteayer llegaste con oleaje.');
    expect(lastTime(told(20, 20), at(24, 9))).toBe('El viernes llegaste con oleaje.');
    expect(lastTime(told(1, 20), at(24, 9))).toBe('La última vez llegaste con oleaje.');
  });

  it('counts who is awake at two among yesterday', () => {
    expect(daysSince(at(23, 22).toISOString(), at(24, 2))).toBe(0);
    expect(daysSince(at(24, 2).toISOString(), at(24, 9))).toBe(1);
  });
});
