import { describe, expect, it } from 'vitest';
import type { EmotionId, Intensity } from '#domain/mood/emotions.ts';
import { waterOf } from './water-of.ts';

const now = new Date('2026-11-20T20:00:00Z');
const at = (emotion: EmotionId, intensity: Intensity, occurredAt = '2026-11-20T18:00:00Z') =>
  waterOf({ emotion, intensity, occurredAt }, now);

describe('the river after a check-in', () => {
  it('is calm for who has never checked in', () => {
    expect(waterOf(undefined, now)).toBe('calm');
  });

  it('shows what was noted', () => {
    expect(at('calma', 3)).toBe('calm');
    expect(at('entusiasmo', 5)).toBe('bright');
    expect(at('soledad', 5)).toBe('low');
    expect(at('ansiedad', 3)).toBe('waves');
    expect(at('ansiedad', 4)).toBe('flood');
  });

  it('calms down after a night', () => {
    expect(at('enojo', 5, '2026-11-20T01:00:00Z')).toBe('calm');
  });
});
