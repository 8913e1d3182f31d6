import { afterEach, expect, it, vi } from 'vitest';
import { fileDay } from './file-day.ts';

afterEach(() => vi.unstubAllEnvs());

it('is the date where the person is, also when it is already tomorrow elsewhere', () => {
  vi.stubEnv('TZ', 'America/Bogota');
  expect(fileDay(new Date('2026-03-02T01:30:00Z'))).toBe('2026-03-01');
  vi.stubEnv('TZ', 'Europe/Madrid');
  expect(fileDay(new Date('2026-03-01T23:30:00Z'))).toBe('2026-03-02');
});
