import { describe, expect, it } from 'vitest';
import type { Activity } from '#web/features/home/api/recent.ts';
import { planOf } from './recall.ts';

const now = new Date(2026, 10, 24, 18);
const daysAgo = (days: number) => new Date(2026, 10, 24 - days, 12).toISOString();
const breathed = (days: number, fields: Partial<Activity> = {}): Activity => ({
  gameId: 'breathing',
  finishedAt: daysAgo(days),
  plan: '',
  ...fields,
});

describe('the plan of the day', () => {
  it('is the newest of what was written or taken along', () => {
    const activities = [breathed(0, { plan: 'Antes de dormir, diez respiraciones' })];
    const taken = {
      lines: ['Mi paso: escribirle a Marta', 'Lo que me dolió: su silencio'],
      keptAt: daysAgo(1),
    };
    expect(planOf({ activities, taken }, now)?.words).toBe('Antes de dormir, diez respiraciones');
    expect(planOf({ activities: [], taken }, now)).toEqual({
      words: 'Mi paso: escribirle a Marta',
      gameId: null,
    });
  });

  it('is nobody’s burden two days later', () => {
    expect(
      planOf({ activities: [breathed(2, { plan: 'Respirar' })], taken: null }, now),
    ).toBeNull();
  });
});
